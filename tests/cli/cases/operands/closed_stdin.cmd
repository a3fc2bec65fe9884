nonet check <&-
