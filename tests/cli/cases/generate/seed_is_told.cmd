nonet generate 2>&1 >/dev/null | sed 's/[0-9][0-9]*/N/'
