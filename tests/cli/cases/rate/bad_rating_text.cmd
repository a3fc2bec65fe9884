nonet rate --max-rating 7.x
