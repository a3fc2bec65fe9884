nonet solve --format pencil
