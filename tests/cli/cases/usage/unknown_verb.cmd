nonet frobnicate
