nonet canon
