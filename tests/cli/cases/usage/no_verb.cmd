nonet
