nonet distinct
