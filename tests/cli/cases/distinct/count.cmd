nonet distinct --count
