// Everything the page says, in German.
//
// Long because all texts are in one place, where a translator needs them.

import type { Strings } from './strings_en';

const zahl = (n: number): string => n.toLocaleString('de');
const mehrzahl = (n: number, eins: string, viele: string): string =>
  n === 1 ? `1 ${eins}` : `${zahl(n)} ${viele}`;
const haeuser = ['Zeile', 'Spalte', 'Block'];
const house = (h: number): string => `${haeuser[Math.floor(h / 9)]} ${(h % 9) + 1}`;
const cell = (c: number): string => `Z${Math.floor(c / 9) + 1}S${(c % 9) + 1}`;
const cells = (list: readonly number[]): string => list.map(cell).join(' ');
const spoken = (c: number): string => `Zeile ${Math.floor(c / 9) + 1} Spalte ${(c % 9) + 1}`;
const und = (list: readonly (string | number)[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} und ${list.at(-1)}`;

export const de: Strings = {
  locale: 'de',
  name: 'Nonet',
  tagline: 'Sudoku: spielen, entwerfen, zusehen',
  cell,
  cells,
  house,
  number: zahl,
  skip: 'Zum Brett',
  close: 'Schließen',
  cancel: 'Abbrechen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Der Browser erlaubt das Kopieren nicht; der Text ist markiert.',
  tabs: {
    label: 'Was zu tun ist',
    play: 'Spielen',
    set: 'Entwerfen',
    watch: 'Zusehen',
  },
  header: {
    bring: 'Neues Rätsel',
    share: 'Teilen',
    settings: 'Einstellungen',
    keys: 'Tasten und Hilfe',
  },

  board: {
    label: 'Sudoku-Brett',
    blank: 'leer',
    given: 'vorgegeben',
    spoken,
    clash: 'Widerspruch',
    corner: (digits) => `Eckmarken ${digits.join(' ')}`,
    candidates: (digits) => `Kandidaten ${digits.join(' ')}`,
    noCandidate: 'kein Kandidat übrig',
    colours: (names) => `Farbe ${und(names)}`,
    colourNames: ['Rot', 'Orange', 'Gelb', 'Grün', 'Türkis', 'Blau', 'Violett', 'Rosa', 'Grau'],
    described:
      'Pfeiltasten bewegen, Ziffern tragen ein, Entf löscht. Umschalt und Ziffer: Eckmarke. Strg und Ziffer: Kandidat.',
  },

  play: {
    modes: {
      label: 'Was die Ziffern schreiben',
      digit: 'Ziffer',
      corner: 'Ecke',
      candidate: 'Kandidat',
      colour: 'Farbe',
    },
    modeHelp: {
      digit:
        'Eine Ziffer kommt ins gewählte Feld. Mit Umschalt wird sie Eckmarke, mit Strg Kandidat.',
      corner: 'Kleine Notizen in der Ecke, etwa die zwei Plätze einer Ziffer in einem Block.',
      candidate:
        'Alle Ziffern, die das Feld noch haben kann. Oder die Seite alle Kandidaten eintragen lassen.',
      colour: 'Farben zeigen, was zusammengehört. 1 bis 9 sind neun davon.',
    },
    pad: 'Ziffern',
    digit: (d) => `Ziffer ${d}`,
    left: (d, n) => `Ziffer ${d}, ${n} ${n === 1 ? 'fehlt' : 'fehlen'}`,
    erase: 'Löschen',
    undo: 'Zurück',
    redo: 'Wieder',
    more: 'Mehr',
    restart: 'Von vorn',
    restarted: 'Wieder am Anfang. „Zurück“ bringt die Ziffern wieder.',
    clearMarks: 'Marken weg',
    marksCleared: 'Marken und Farben sind weg. „Zurück“ bringt sie wieder.',
    automatic: 'Kandidaten',
    automaticLong:
      'Alle Kandidaten eintragen und auf dem Stand halten; was auszuschließen ist, wird gestrichen',
    automaticOn:
      'Alle Kandidaten sind zu sehen. In der Art „Kandidat“ streicht eine Ziffer einen aus.',
    automaticOff: 'Die eigenen Marken sind zu sehen.',
    check: 'Prüfen',
    checkLong: 'Ist bis hierher alles richtig?',
    givens: (n) => mehrzahl(n, 'Vorgabe', 'Vorgaben'),
    toGo: (n) => (n === 0 ? 'voll' : `noch ${n}`),
    untitled: 'Rätsel',
    tip: 'Ein Feld wählen, dann eine Ziffer.',
    solved: 'Gelöst!',
    solvedLong: 'Jede Zeile, jede Spalte und jeder Block enthält 1 bis 9.',
    another: 'Noch ein Rätsel',
    fullNotSolved: 'Das Brett ist voll, aber einige Ziffern widersprechen sich.',
    right: (n) =>
      n === 0
        ? 'Noch ist nichts eingetragen.'
        : `Bis hierher alles richtig: ${mehrzahl(n, 'Ziffer', 'Ziffern')}.`,
    wrong: (n) => (n === 1 ? 'Etwas stimmt nicht.' : `${n} Dinge stimmen nicht.`),
    wrongDigit: (c, d) => `${cell(c)} kann nicht ${d} sein.`,
    wrongStruck: (c, d) => `In ${cell(c)} ist die ${d} gestrichen, sie wird aber gebraucht.`,
    goBack: 'Zurück vor den Fehler',
    showWrong: 'Zeigen',
    wentBack: (n) =>
      `${mehrzahl(n, 'Zug', 'Züge')} zurückgenommen. Alles auf dem Brett stimmt. „Wieder“ bringt sie zurück.`,
    wentBackErased: 'Die falschen Ziffern sind herausgenommen.',
    notUnique: 'Dieses Rätsel hat mehrere Lösungen, deshalb wurde mit allen verglichen.',
    noSolution: 'Dieses Rätsel hat keine Lösung.',
    dismiss: 'Ausblenden',
    entered: (c, d) => `${d} in ${spoken(c)}`,
    enteredMany: (n, d) => `${d} in ${n} Feldern`,
    erased: 'Gelöscht',
    undone: 'Zurückgenommen',
    redone: 'Wiederholt',
    nothingToUndo: 'Nichts zurückzunehmen',
    nothingToRedo: 'Nichts zu wiederholen',
    modeNow: (mode) => `Ziffern schreiben jetzt: ${mode}`,
    clash: (d, list, h) => `${d} zweimal in ${house(h)}: ${und(list.map(cell))}`,
    clashMany: (n) => `und ${mehrzahl(n, 'weiterer Widerspruch', 'weitere Widersprüche')}`,
    list: (n, of) => `${n} von ${zahl(of)}`,
    previous: 'Voriges Rätsel',
    next: 'Nächstes Rätsel',
    showList: 'Die Liste zeigen',
    resumed: 'Das Spiel geht weiter, wo es stand.',
    fromLink: 'Die Stellung aus dem Link. „Zurück“ führt zur eigenen.',
    notStored:
      'Dieser Browser lässt die Seite nichts speichern: Beim Neuladen geht das Spiel verloren. Als Link geteilt bleibt es erhalten.',
  },

  verdict: {
    title: 'Urteil',
    thinking: 'Einen Moment ...',
    unique: 'Eine Lösung',
    minimal: 'Jede Vorgabe wird gebraucht: Das Rätsel ist minimal.',
    redundant: (list) =>
      list.length === 1
        ? `1 Vorgabe könnte fehlen: ${cell(list[0]!)}.`
        : list.length > 6
          ? `${list.length} Vorgaben, auf dem Brett punktiert, könnten jede für sich fehlen.`
          : `${list.length} Vorgaben könnten jede für sich fehlen: ${cells(list)}.`,
    none: 'Keine Lösung',
    noneHard:
      'Ein kurzer Grund fehlt: Jeder Weg wurde versucht, und jeder endet in einem Widerspruch.',
    multiple: 'Mehrere Lösungen',
    count: (n, exact) => (exact ? `${zahl(n)} Lösungen.` : `Mehr als ${zahl(n - 1)} Lösungen.`),
    differing: (list) =>
      list.length > 8
        ? `Zwei davon unterscheiden sich in ${list.length} Feldern, auf dem Brett getönt.`
        : `Zwei davon unterscheiden sich in ${mehrzahl(list.length, 'Feld', 'Feldern')}: ${cells(list)}.`,
    interchangeable: (digits) => `${und(digits)} stehen nirgends, können also die Plätze tauschen.`,
    conflict: 'Widerspruch',
    conflictPair: (d, a, b, h) => `${d} zweimal in ${house(h)}: ${cell(a)} und ${cell(b)}.`,
    empty: 'Noch keine Vorgaben',
    emptyLong: 'Ziffern tippen. Was für das Rätsel gilt, steht hier nach jedem Tastendruck.',
    undecided: 'In einer Sekunde nicht entschieden',
    engineFailed: 'Das Rechenwerk konnte in diesem Browser nicht gestartet werden.',
    obstacle: {
      noCandidate: (c) => `Für ${cell(c)} bleibt keine Ziffer`,
      noPlace: (d, h) => `Für die ${d} bleibt kein Platz in ${house(h)}`,
      fewCells: (digits, list, h) =>
        `Für ${und(digits)} gibt es in ${house(h)} nur ${und(list.map(cell))}`,
      fewDigits: (digits, list) =>
        `Für ${und(list.map(cell))} gibt es nur die Ziffern ${und(digits)}`,
      seen: (list) => `, wegen ${und(list)}.`,
      after: (list) => `Nach ${und(list)}, die erzwungen sind: `,
      placed: (d, c) => `${d} in ${cell(c)}`,
      end: '.',
    },
  },

  set: {
    intro: 'Ein eigenes Rätsel',
    play: 'Spielen',
    clear: 'Brett leeren',
    cleared: 'Das Brett ist leer. „Zurück“ bringt die Ziffern wieder.',
    fromGame: 'Das gespielte Rätsel nehmen',
    witnesses: 'Auf dem Brett zeigen',
    first: 'Erste',
    second: 'Zweite',
    hide: 'Nur Vorgaben',
    solution: 'Lösung',
    truth: 'Wahre Kandidaten',
    truthLong: 'In jedem Feld die Ziffern, die eine Lösung dort hat',
    removeRedundant: 'Eine herausnehmen',
    symmetry: 'Symmetrie',
    symmetries: {
      none: 'Keine',
      rotate: 'Halbe Drehung',
      mirror: 'Spiegelung',
      diagonal: 'Diagonale',
    },
    symmetryLong:
      'Entf nimmt auch die gespiegelten Vorgaben heraus; zusammengehörige Felder sind umrandet',
    time: (ms) => (ms < 1 ? 'in unter 1 ms' : `in ${Math.round(ms)} ms`),
  },

  bring: {
    title: 'Neues Rätsel',
    choose: 'Gleich anfangen',
    levels: {
      gentle: 'Sanft',
      everyday: 'Alltäglich',
      sparse: '17 Vorgaben',
      hardest: 'Berühmt schwer',
    },
    paste: 'Oder ein eigenes mitbringen',
    pasteLabel: 'Ein Rätsel, eine Liste oder einen Link einfügen',
    pasteHint:
      '81 Zeichen, Gitter mit oder ohne Rahmen, Kandidaten, .sdk, .sdm, HoDoKu, CSV, JSON, Links',
    open: 'Öffnen',
    file: 'Datei öffnen ...',
    type: 'Eintippen',
    drop: 'Loslassen öffnet die Datei',
    recent: 'Weiterspielen',
    found: (n, bad) =>
      bad > 0
        ? `${n} Rätsel; ${mehrzahl(bad, 'Zeile war', 'Zeilen waren')} nicht zu lesen`
        : `${n} Rätsel`,
    place: (line, column) =>
      line > 0 ? (column > 0 ? `Zeile ${line}, Stelle ${column}: ` : `Zeile ${line}: `) : '',
    nothing: 'In dem Text ist kein Rätsel.',
    tooLong: (mb) => `Das ist mehr als ${mb} Megabyte. Nonets Kommandozeile liest jede Länge.`,
    brokenLink: 'Der Link ist beschädigt oder abgeschnitten: Es ist kein Rätsel darin.',
    otherLink: 'Dieser Link nennt nur ein Rätsel auf einer anderen Seite; er enthält keines.',
    variant:
      'Der Link enthält ein Rätsel mit weiteren Regeln; hier wird nur klassisches Sudoku, 9 mal 9, gespielt.',
    failed: (why) => `Das war nicht zu lesen: ${why}`,
    noFile: 'Die Datei war nicht zu öffnen.',
    loaded: (title) => `Geöffnet: ${title}`,
    filled: (n) => `${mehrzahl(n, 'Ziffer war', 'Ziffern waren')} schon eingetragen.`,
    listTitle: 'Die Liste',
    listHelp: 'Eines wählen; was nicht zu lesen ist, steht dabei.',
    line: (n) => `Zeile ${n}`,
    more: (n) => `... und ${zahl(n)} weitere`,
    done: 'fertig',
  },

  share: {
    title: 'Teilen',
    what: 'Was geteilt wird',
    puzzle: 'Das Rätsel',
    position: 'Mit meinem Stand',
    link: 'Link',
    line: '81 Zeichen',
    picture: 'Bild',
    svg: 'Als SVG sichern',
    png: 'Als PNG sichern',
    print: 'Blatt drucken',
    printHow: 'Rätsel auf einer Seite',
    text: 'Als Text',
    notation: 'Schreibweise',
    elsewhere: 'Anderswo öffnen',
    elsewhereLong: 'Diese Seiten öffnen sich in einem neuen Fenster und erfahren das Rätsel.',
    failedPng: 'Das Bild ließ sich nicht herstellen.',
  },

  print: {
    foot: 'Hergestellt mit Nonet',
  },

  difficulty: {
    ask: 'Wie schwer ist es?',
    title: 'Schwierigkeit',
    asking: 'Wird bewertet ...',
    levels: {
      easy: 'Leicht',
      medium: 'Mittel',
      hard: 'Schwer',
      expert: 'Sehr schwer',
      extreme: 'Extrem',
    },
    rating: (er) => `${er.toFixed(1).replace('.', ',')} auf der Skala des Sudoku Explainer (ER)`,
    hardest: (name) => `Schwerster Schritt: ${name}`,
    atLeast: (er) =>
      `mindestens ${er.toFixed(1).replace('.', ',')}; nach einigen Sekunden wurde abgebrochen`,
    stuck: 'Jenseits aller Techniken der Skala.',
    unrated: 'Nur ein Rätsel mit einer Lösung lässt sich bewerten.',
    failed: 'Der Teil dafür ließ sich nicht laden.',
  },

  watch: {
    one: 'Eine Suche',
    race: 'Rennen',
    view: 'Art des Zusehens',
    solver: 'Löser',
    solvers: {
      'brute-force': 'Rohe Gewalt',
      backtracking: 'Rücksetzen (Backtracking)',
      bitmask: 'Rücksetzen mit Bitmasken',
      'fewest-candidates': 'Wenigste Kandidaten zuerst',
      singles: 'Einzelne, dann wenigste Kandidaten',
      'exact-cover': 'Exakte Überdeckung (Dancing Links)',
    },
    play: 'Abspielen',
    pause: 'Anhalten',
    forward: 'Schritt vor',
    back: 'Schritt zurück',
    start: 'Zum Anfang',
    end: 'Zum Ende',
    stop: 'Halt',
    controls: 'Abspielen',
    speed: 'Tempo',
    speedValue: (n) => `${zahl(n)} je Sekunde`,
    speedMost: 'so schnell es geht',
    jump: 'Springe zu',
    jumpTo: { retreat: 'Rücknahme', step: 'Versuch', event: 'Ereignis', solution: 'Lösung' },
    jumpNumber: 'Nummer',
    go: 'Los',
    noSuch: (what, n) => `${what} ${zahl(n)} gibt es nicht: Die Suche endete vorher.`,
    seeking: 'Unterwegs ...',
    figures: 'Zähler',
    events: 'Ereignisse',
    tries: 'Versuche',
    rejections: 'Ablehnungen',
    placements: 'Setzungen',
    retreats: 'Rücknahmen',
    depth: 'Tiefe',
    greatestDepth: 'Tiefste',
    heat: 'Wärmebild',
    heatLong: 'Wie oft in jedem Feld etwas versucht wurde',
    heatCell: (n) => mehrzahl(n, 'Versuch', 'Versuche'),
    code: 'Was er tut',
    codeNow: 'diese Zeile',
    tree: 'Entscheidungen',
    treeEmpty: 'Hier wächst der Baum, sobald Ziffern gesetzt werden.',
    treeFolded: (n) => `${zahl(n)} weitere darunter`,
    treeNode: (c, d) => `${d} in ${cell(c)}`,
    treeKinds: { open: 'steht', dead: 'gescheitert', solved: 'führt zu einer Lösung' },
    treeFold: 'Zuklappen',
    treeUnfold: 'Aufklappen',
    treeHelp:
      'Gescheiterte Zweige sind zugeklappt; ein Knoten öffnet oder schließt sich auf Klick.',
    treeShown: (n, all) => `${zahl(n)} von ${zahl(all)} Setzungen gezeichnet.`,
    event: {
      start: (blanks) =>
        `Bereit: ${mehrzahl(blanks, 'leeres Feld ist', 'leere Felder sind')} zu füllen.`,
      try: (d, c) => `Versuche ${d} in ${cell(c)}`,
      reject: (d, c, h, other) =>
        `${d} geht nicht in ${cell(c)}: ${house(h)} hat sie in ${cell(other)}`,
      rejectMarks: (d, c) => `${d} geht nicht in ${cell(c)}: Die Marken des Rätsels verbieten es`,
      noDigit: (c) => `Für ${cell(c)} bleibt keine Ziffer`,
      noPlace: (d, h) => `Für die ${d} bleibt kein Platz in ${house(h)}`,
      deadEnd: 'Sackgasse',
      place: (d, c, forced) =>
        forced ? `${d} ist in ${cell(c)} erzwungen` : `${d} steht vorläufig in ${cell(c)}`,
      retreat: (d, c) => `Nimm ${d} wieder aus ${cell(c)}`,
      solved: 'Gelöst: Jedes Feld ist gefüllt',
      exhausted: 'Nichts bleibt zu versuchen: Es gibt keine Lösung',
      exhaustedAfter: (n) =>
        `Nichts bleibt zu versuchen: ${mehrzahl(n, 'Lösung', 'Lösungen')} gefunden`,
    },
    raceTitle: 'Rennen',
    raceHelp: 'Alle Löser machen ihre Versuche im Gleichtakt; bis zu vier sind wählbar.',
    raceClock: (n) => `je ${mehrzahl(n, 'Versuch', 'Versuche')}`,
    raceLane: (tries, retreats) =>
      `${mehrzahl(tries, 'Versuch', 'Versuche')} · ${mehrzahl(retreats, 'Rücknahme', 'Rücknahmen')}`,
    raceResult: 'Ergebnis',
    raceColumns: { place: 'Platz', solver: 'Löser', outcome: 'Ausgang', time: 'Zeit' },
    outcome: {
      running: 'unterwegs',
      solved: 'gelöst',
      none: 'keine Lösung',
      gaveUp: 'nicht fertig',
    },
    raceNote:
      'Versuche sind genau und in jedem Lauf gleich. Sie sind keine Zeit: Ein Versuch der rohen Gewalt ist billig, einer der exakten Überdeckung kostet mehr.',
    raceTime: (ms) =>
      ms < 10
        ? `${ms.toLocaleString('de', { maximumFractionDigits: 2 })} ms`
        : ms < 10000
          ? `${Math.round(ms)} ms`
          : `${(ms / 1000).toLocaleString('de', { maximumFractionDigits: 1 })} s`,
    raceTimes: 'Zeiten messen',
    raceTimesLong: 'jeder für sich, bis zum Ende, höchstens zehn Millionen Versuche',
    space: (blanks) => `Rohe Gewalt hätte 9^${blanks} Bretter zu beurteilen.`,
    restartRace: 'Noch einmal',
    choose: 'Welches Rätsel',
    puzzleNow: 'Das gespielte Rätsel',
    hardForBacktracking: 'Schwer fürs Rücksetzen',
    hardOne: 'ein Rätsel, das gegen das Rücksetzen gemacht ist',
    yours: 'Mein Rätsel',
    engineFailed: 'Die Suche konnte nicht gestartet werden.',
  },

  settings: {
    title: 'Einstellungen',
    theme: 'Hell oder dunkel',
    themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    systemLanguage: 'Wie der Browser',
    shadePeers: 'Häuser des Feldes und gleiche Ziffern tönen',
    tidyMarks: 'Beim Eintragen die Marken der Ziffer aus ihren Häusern nehmen',
    offline: 'Diese Seite geht auch ohne Netz.',
    update: 'Eine neue Fassung ist da.',
    reload: 'Laden',
    private: 'Alles geschieht auf dem eigenen Gerät: Nichts wird verschickt, nichts wird gezählt.',
    forget: 'Alle Spiele vergessen',
    forgotten: 'Alle Spiele auf diesem Gerät sind vergessen.',
  },

  keys: {
    title: 'Tasten und Hilfe',
    mouse: 'Maus und Finger',
    mouseRows: [
      ['Ziehen', 'mehrere Felder wählen'],
      ['Strg oder Umschalt und Klick', 'ein Feld dazu, oder alle bis dahin'],
      ['Doppelklick', 'alle Felder mit derselben Ziffer wählen'],
    ],
    keyboard: 'Tastatur',
    rows: [
      ['Pfeile', 'bewegen; mit Umschalt unterwegs wählen'],
      ['1 bis 9', 'in der gewählten Art schreiben'],
      ['Umschalt + Ziffer', 'Eckmarke'],
      ['Strg + Ziffer', 'Kandidat'],
      ['Alt + Ziffer', 'Farbe'],
      ['Entf, 0', 'löschen: Ziffern, dann Marken, dann Farben'],
      ['Z X C V', 'Ziffer, Ecke, Kandidat, Farbe'],
      ['A', 'alle Kandidaten ein oder aus'],
      ['Strg + Z, Strg + Y', 'zurück, wieder'],
      ['Strg + A, Esc', 'alles wählen, nichts wählen'],
      ['Strg + V', 'Kopiertes öffnen'],
    ],
    watching: 'Beim Zusehen',
    watchRows: [
      ['Leertaste', 'abspielen oder anhalten'],
      ['Links, Rechts', 'ein Ereignis zurück, vor'],
      ['Pos1, Ende', 'zum Anfang, zum Ende'],
    ],
  },
};
