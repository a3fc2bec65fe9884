nonet generate --seed 8 --pattern wreath.txt 3 -j 1
