nonet version | sed "s/^\(compiler\|build\|kernels\|kernel in use\): ..*/\1: .../"
