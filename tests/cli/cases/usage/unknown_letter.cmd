nonet solve -z
