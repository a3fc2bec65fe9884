nonet help --man
