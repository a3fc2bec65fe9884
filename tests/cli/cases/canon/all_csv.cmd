nonet canon --map --automorphisms --format csv
