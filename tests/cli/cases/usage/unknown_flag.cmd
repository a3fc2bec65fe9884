nonet solve --zzzzzz
