nonet check comments.txt
