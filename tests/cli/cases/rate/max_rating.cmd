nonet rate --max-rating 4.4
