nonet canon --map --automorphisms --format json
