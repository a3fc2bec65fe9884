# A bad puzzle does not stop the stream.
nonet solve
