cmp <(nonet -h) <(nonet help) && cmp <(nonet --help) <(nonet help) && echo same
