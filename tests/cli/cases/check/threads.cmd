for i in {1..150}; do cat mixed.txt; done > many.txt
for n in 1 4; do nonet check --threads $n many.txt > $n.out 2> $n.err; echo $?; done; cmp 1.out 4.out && cmp 1.err 4.err && wc -l < 4.out
