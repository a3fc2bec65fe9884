printf '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n%.0s' {1..300} > many.txt
printf '.1.......7.9..2.38....3.19....8.7.......25.7.....9.....8.2.6..7.5....9......1.3..\n%.0s' {1..50} >> many.txt
nonet rate --threads 1 many.txt > one.txt
nonet rate --threads 4 many.txt | cmp - one.txt && uniq -c one.txt
