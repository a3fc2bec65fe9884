nonet solve -j
