cat > position; for stage in 1 2 3; do nonet hint --stage $stage position; done
