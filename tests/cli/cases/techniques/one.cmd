nonet techniques skyscraper
