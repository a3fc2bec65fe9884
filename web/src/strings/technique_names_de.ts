// German names of techniques, where German has its own; the others go by their English ones there too.

const names: Readonly<Record<string, string>> = {
  'last-cell': 'Letztes Feld',
  'hidden-single': 'Versteckter Einer',
  'naked-single': 'Nackter Einer',
  'direct-pointing': 'Block auf Linie, sofort',
  'direct-claiming': 'Linie auf Block, sofort',
  pointing: 'Block auf Linie',
  claiming: 'Linie auf Block',
  'direct-hidden-pair': 'Verstecktes Paar, sofort',
  'direct-hidden-triplet': 'Verstecktes Tripel, sofort',
  'naked-pair': 'Nacktes Paar',
  'hidden-pair': 'Verstecktes Paar',
  'naked-triplet': 'Nacktes Tripel',
  'hidden-triplet': 'Verstecktes Tripel',
  'naked-quad': 'Nacktes Quadrupel',
  'hidden-quad': 'Verstecktes Quadrupel',
  'finned-x-wing': 'X-Wing mit Flosse',
  'finned-swordfish': 'Schwertfisch mit Flosse',
  'finned-jellyfish': 'Qualle mit Flosse',
  'sashimi-swordfish': 'Sashimi-Schwertfisch',
  'sashimi-jellyfish': 'Sashimi-Qualle',
  swordfish: 'Schwertfisch',
  jellyfish: 'Qualle',
  skyscraper: 'Wolkenkratzer',
  'two-string-kite': 'Drachen (Two-String Kite)',
  'empty-rectangle': 'Leeres Rechteck',
  crane: 'Kran',
  'simple-colouring-trap': 'Einfaches Färben (Falle)',
  'simple-colouring-wrap': 'Einfaches Färben (Widerspruch)',
  'multi-colouring-1': 'Mehrfaches Färben, Typ 1',
  'multi-colouring-2': 'Mehrfaches Färben, Typ 2',
  'hidden-rectangle': 'Verstecktes Rechteck',
  'remote-pair': 'Fernes Paar',
  'x-chain': 'X-Kette',
  'xy-chain': 'XY-Kette',
  'forcing-chain': 'Zwangskette',
  'forcing-x-chain': 'X-Zwangskette',
  nishio: 'Nishio-Zwangskette',
  'cell-forcing-chains': 'Zwangsketten aus einem Feld',
  'region-forcing-chains': 'Zwangsketten aus einem Haus',
  'dynamic-cell-forcing-chains': 'Dynamische Zwangsketten aus einem Feld',
  'dynamic-region-forcing-chains': 'Dynamische Zwangsketten aus einem Haus',
  'dynamic-contradiction-forcing-chains': 'Dynamische Widerspruchsketten',
  'dynamic-double-forcing-chains': 'Dynamische doppelte Zwangsketten',
  trial: 'Versuch',
};

/** Families whose members are numbered. */
const families: readonly (readonly [string, string])[] = [
  ['unique-rectangle-', 'Einzigkeitsrechteck'],
  ['avoidable-rectangle-', 'Vermeidbares Rechteck'],
  ['unique-loop-', 'Einzigkeitsschleife'],
];

export function techniqueName({
  technique,
  name,
}: {
  readonly technique: string;
  readonly name: string;
}): string {
  const own = names[technique];
  if (own !== undefined) return own;
  const family = families.find(([prefix]) => technique.startsWith(prefix));
  return family ? `${family[1]}, Typ ${technique.slice(family[0].length)}` : name;
}
