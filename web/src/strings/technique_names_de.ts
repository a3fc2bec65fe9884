// German names of techniques; some go by their English ones there too.

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
  'locked-pair': 'Gesperrtes Paar',
  'naked-pair': 'Nacktes Paar',
  'hidden-pair': 'Verstecktes Paar',
  'locked-triplet': 'Gesperrtes Tripel',
  'naked-triplet': 'Nacktes Tripel',
  'hidden-triplet': 'Verstecktes Tripel',
  'naked-quad': 'Nacktes Quadrupel',
  'hidden-quad': 'Verstecktes Quadrupel',
  'x-wing': 'X-Wing',
  'finned-x-wing': 'X-Wing mit Flosse',
  'sashimi-x-wing': 'Sashimi-X-Wing',
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
  'w-wing': 'W-Wing',
  'xy-wing': 'XY-Wing',
  'xyz-wing': 'XYZ-Wing',
  'wxyz-wing': 'WXYZ-Wing',
  'sue-de-coq': 'Sue de Coq',
  'als-xz': 'ALS-XZ',
  'als-xz-doubly-linked': 'Doppelt verbundenes ALS-XZ',
  'als-xy-wing': 'ALS-XY-Wing',
  'als-chain': 'ALS-Kette',
  'aligned-pair-exclusion': 'Ausschluss im Paar (Aligned Pair Exclusion)',
  'aligned-triplet-exclusion': 'Ausschluss im Tripel (Aligned Triplet Exclusion)',
  'remote-pair': 'Fernes Paar',
  'x-chain': 'X-Kette',
  'xy-chain': 'XY-Kette',
  'continuous-nice-loop': 'Geschlossene Schleife (Nice Loop)',
  'discontinuous-nice-loop': 'Unterbrochene Schleife (Nice Loop)',
  'grouped-x-chain': 'X-Kette mit Gruppen',
  'grouped-continuous-nice-loop': 'Geschlossene Schleife mit Gruppen',
  'grouped-discontinuous-nice-loop': 'Unterbrochene Schleife mit Gruppen',
  'turbot-fish': 'Steinbutt (Turbot Fish)',
  'x-cycle': 'X-Kreis',
  'y-cycle': 'Y-Kreis',
  'xy-cycle': 'XY-Kreis',
  'forcing-chain': 'Zwangskette',
  'forcing-x-chain': 'X-Zwangskette',
  nishio: 'Nishio-Zwangskette',
  'cell-forcing-chains': 'Zwangsketten aus einem Feld',
  'region-forcing-chains': 'Zwangsketten aus einem Haus',
  'dynamic-cell-forcing-chains': 'Dynamische Zwangsketten aus einem Feld',
  'dynamic-region-forcing-chains': 'Dynamische Zwangsketten aus einem Haus',
  'dynamic-contradiction': 'Dynamische Widerspruchsketten',
  'dynamic-double-forcing-chains': 'Dynamische doppelte Zwangsketten',
  trial: 'Versuch',
};

/** Families whose members are numbered. */
const families: readonly (readonly [string, string])[] = [
  ['unique-rectangle-', 'Einzigkeitsrechteck'],
  ['avoidable-rectangle-', 'Vermeidbares Rechteck'],
  ['unique-loop-', 'Einzigkeitsschleife'],
  ['grouped-aic-type-', 'Wechselkette (AIC) mit Gruppen'],
  ['aic-type-', 'Wechselkette (AIC)'],
  ['bug-', 'BUG'],
];

/** What dynamic chains may use on their way. */
const nested: readonly (readonly [string, string])[] = [
  ['-plus', 'mit einfachen Techniken'],
  ['-plain', 'mit Zwangsketten'],
  ['-multiple', 'mit mehrfachen Zwangsketten'],
  ['-dynamic', 'mit dynamischen Zwangsketten'],
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
  if (family) return `${family[1]}, Typ ${technique.slice(family[0].length)}`;
  for (const [end, what] of nested) {
    const base = technique.endsWith(end) ? names[technique.slice(0, -end.length)] : undefined;
    if (base !== undefined) return `${base}, ${what}`;
  }
  return name;
}
