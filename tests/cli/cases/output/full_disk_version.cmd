nonet version > /dev/full
