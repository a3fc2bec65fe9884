nonet check /dev/null
