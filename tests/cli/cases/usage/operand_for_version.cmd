nonet version now
