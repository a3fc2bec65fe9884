nonet solve < .
