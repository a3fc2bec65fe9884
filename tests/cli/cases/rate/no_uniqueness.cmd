nonet rate --no-uniqueness --max-rating 7.4
