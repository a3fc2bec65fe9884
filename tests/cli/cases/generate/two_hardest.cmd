nonet generate --hardest x-wing,xy-wing; echo $?; nonet generate --technique x-wing,
