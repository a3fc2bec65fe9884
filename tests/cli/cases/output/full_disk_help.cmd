nonet help > /dev/full
