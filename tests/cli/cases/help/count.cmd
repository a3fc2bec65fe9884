nonet help count
