nonet solve --threads 99999
