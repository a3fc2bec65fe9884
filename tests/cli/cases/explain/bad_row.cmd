nonet explain
