# Byte-order mark, no final newline.
nonet solve
