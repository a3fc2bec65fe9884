nonet ''
