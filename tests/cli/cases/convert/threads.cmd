for i in $(seq 600); do cat puzzle.txt; echo; done > many.txt
cmp <(nonet convert --threads 1 many.txt) <(nonet convert --threads 4 many.txt) && nonet convert many.txt | sort | uniq -c
