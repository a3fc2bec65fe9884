nonet rate --techniques 'full house,hidden single'
