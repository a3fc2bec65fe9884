nonet generate --seed 1 --pattern wreath.txt --symmetry full
