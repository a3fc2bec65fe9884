# Every node of a chain with what it follows from; the second one has a set of cells in it.
nonet hint --format json --stage 3 --techniques singles,region-forcing-chains,grouped-aic-type-1
