nonet sovle
