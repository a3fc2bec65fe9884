nonet solve --format jsno
