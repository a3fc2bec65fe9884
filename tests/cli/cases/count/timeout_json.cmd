nonet count --all --timeout 0.05 --format json ................................................................................. | grep -c '"exact":false'
