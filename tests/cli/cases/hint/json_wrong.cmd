# Wrong entries and marks that lack what is right come first, as data too.
nonet hint --format json :0000:x:53+1.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79::::
nonet hint --format json --stage 3 :0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:413::::
