nonet solve --format xml
