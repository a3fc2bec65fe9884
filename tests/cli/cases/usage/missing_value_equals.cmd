nonet solve --threads=
