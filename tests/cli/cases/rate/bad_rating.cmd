nonet rate --max-rating 0.5
