nonet version | sed "s/^\(compiler\|build\): ..*/\1: .../"
