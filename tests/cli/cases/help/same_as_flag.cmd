for v in solve check count convert help version; do cmp <(nonet help $v) <(nonet $v --help) && echo $v; done
