nonet canon --automorphisms
