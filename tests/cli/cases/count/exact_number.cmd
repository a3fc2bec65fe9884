nonet count
