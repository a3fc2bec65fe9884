# Six solutions: a limit of six is exact, five is not.
for n in 1 5 6 7; do nonet count --limit $n 92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..; done
