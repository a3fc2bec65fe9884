nonet distinct --pattern
