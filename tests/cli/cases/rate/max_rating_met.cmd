nonet rate --max-rating 4.5
