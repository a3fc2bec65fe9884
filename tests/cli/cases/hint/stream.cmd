nonet hint --stage 3
