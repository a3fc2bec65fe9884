nonet canon --pattern --map --automorphisms
