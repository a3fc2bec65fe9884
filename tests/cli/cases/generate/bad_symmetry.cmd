nonet generate --symmetry rotate45
