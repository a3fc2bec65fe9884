nonet check --format pencil
