# Whatever the notation, it is read back as the same puzzle. (A board of candidates does not tell givens
# from cells with one candidate, so it is the solution that is compared.)
for notation in line rows grid pencil candidates sdk ss hodoku csv json; do
  echo "$notation $(nonet convert --to $notation 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 | nonet solve)"
done
