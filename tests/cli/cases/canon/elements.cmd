nonet canon --elements --automorphisms --bare | cut -c1-400
