nonet solve --threads
