nonet canon --elements
