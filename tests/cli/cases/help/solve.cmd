nonet help solve
