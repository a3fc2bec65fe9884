# Root may read everything, so this is a file no one can open: a link to itself.
ln -s loop loop; nonet solve loop a.txt
