for n in 1 2 5; do nonet explain --threads $n < puzzles.txt | cksum; done | uniq | wc -l
