nonet check binary.bin
