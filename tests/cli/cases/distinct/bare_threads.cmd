nonet distinct --bare --threads 3
