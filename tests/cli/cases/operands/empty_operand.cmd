nonet solve ''
