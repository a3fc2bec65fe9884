nonet solve --bare
