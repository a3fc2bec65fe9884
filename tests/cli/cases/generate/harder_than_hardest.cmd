nonet generate --seed 5 --technique swordfish --hardest pointing
