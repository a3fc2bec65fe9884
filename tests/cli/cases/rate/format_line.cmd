nonet rate
