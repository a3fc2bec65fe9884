nonet generate --seed 8 --pattern wreath.txt --minimal --tries 20
