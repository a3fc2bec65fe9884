# mandoc or groff say nothing when the page is right.
if command -v mandoc > /dev/null; then nonet help --man | mandoc -T lint -W error
elif command -v groff > /dev/null; then nonet help --man | groff -man -ww -z; fi
