// What each technique is about, in German: a paragraph, put together where techniques are kin.

const kleine = ['zwei', 'drei', 'vier'] as const;
type Zahl = (typeof kleine)[number];

const nackt = (n: Zahl): string =>
  `Wenn ${n} Felder eines Hauses zusammen nur dieselben ${n} Ziffern haben, verbrauchen sie diese, in welcher Reihenfolge auch immer. Die anderen Felder des Hauses können sie nicht haben.`;
const versteckt = (n: Zahl): string =>
  `Wenn ${n} Ziffern eines Hauses nur noch dieselben ${n} Felder haben, werden diese Felder für sie gebraucht. Alle anderen Kandidaten darin fallen weg.`;
const verstecktSofort = (n: Zahl): string =>
  `${n === 'zwei' ? 'Zwei' : 'Drei'} Ziffern eines Hauses brauchen ${n} Felder für sich, und ohne diese hat eine weitere Ziffer des Hauses nur noch einen Platz: Die Frucht fällt sofort.`;

const getauscht = 'Ebenso mit Zeilen und Spalten vertauscht.';
const fisch = (n: Zahl): string =>
  `${n} Zeilen, in denen alle Plätze einer Ziffer in denselben ${n} Spalten liegen: Jede Zeile hat die Ziffer einmal, also kommt sie in jede dieser Spalten genau einmal und kann dort nirgends sonst stehen. ${getauscht}`.replace(
    /^./,
    (first) => first.toUpperCase(),
  );
const flosse = (name: string): string =>
  `Fast ein ${name}, bis auf die Flosse: einige weitere Plätze der Ziffer, alle in einem Block. Stimmt einer davon, trifft er die Felder, die ihn sehen; stimmt keiner, trifft das Muster selbst. Was beide treffen, fällt weg. ${getauscht}`;
const sashimi = (name: string): string =>
  `Ein ${name} mit Flosse, der eine Lücke hat: Ohne die Flosse bliebe der Ziffer in einer seiner Reihen nur ein Platz. Der Schluss ist derselbe: Entweder stimmt die Flosse, oder die Ziffer ist im Muster eingesperrt. Was beide treffen, fällt weg. ${getauscht}`;

const farben =
  'Hat eine Ziffer in einem Haus nur zwei Plätze, so steht sie in genau einem davon. Färbt man solche Paare abwechselnd, hat entweder die eine Farbe überall recht oder die andere.';
const zweiGruppen =
  'Zwei getrennte Gruppen sind aus Paaren letzter Plätze einer Ziffer gefärbt, jede in zwei Farben, von denen genau eine stimmt.';

const rechteck =
  'Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken, die nur dieselben zwei Kandidaten hätten, ließen sich vertauschen: Es gäbe zwei Lösungen. Ein Rätsel mit einer Lösung hat das nicht.';
const runde =
  'Ein geschlossener Weg durch sechs oder mehr Felder mit denselben zwei Kandidaten, zwei Felder in jedem Haus, das er trifft, ließe sich vertauschen: Es gäbe zwei Lösungen. Ein Rätsel mit einer Lösung hat das nicht.';
const grab =
  'Hätte jedes offene Feld zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt (ein BUG, ein „Grab“), gäbe es keine oder mehrere Lösungen. Sind nur wenige Kandidaten überzählig, stimmt also einer von ihnen.';
const auswege = {
  1: 'Hat nur ein Feld weitere Kandidaten, muss es einer davon sein: Die beiden fallen dort weg.',
  2: 'Haben die Felder mit mehr alle denselben weiteren Kandidaten, steht er in einem von ihnen, und wer sie alle sieht, kann ihn nicht haben.',
  3: 'Haben zwei Felder mehr, steht einer dieser weiteren Kandidaten in einem der beiden. Sie wirken wie ein Feld, das nur diese hat, und bilden mit anderen Feldern eines gemeinsamen Hauses eine geschlossene Menge.',
  4: 'Haben zwei Felder mehr und kann eine der beiden Ziffern in einem gemeinsamen Haus nirgends sonst stehen, so steht sie in einem von ihnen, und die andere Ziffer in keinem.',
} as const;

const als =
  'Eine fast gesperrte Menge (ALS) sind Felder eines Hauses mit einer Ziffer mehr als Feldern, etwa ein Feld mit zwei Kandidaten.';
const wechselkette =
  'Eine Wechselkette geht abwechselnd über starke Verbindungen (die letzten zwei Ziffern eines Feldes oder Plätze eines Hauses: eine von beiden stimmt) und schwache (beide zugleich stimmen nicht), und sie beginnt und endet mit einer starken. Ist ihr Anfang falsch, stimmt ihr Ende: Eines von beiden stimmt immer.';
const gruppen =
  'Zwei oder drei Plätze einer Ziffer, wo Block und Reihe sich kreuzen, können dabei als einer gelten: Die Gruppe stimmt, wenn einer davon stimmt.';
const kette =
  'Sie besteht aus Plätzen einer Ziffer, abwechselnd stark verbunden (die letzten zwei in einem Haus: einer stimmt) und schwach (sie sehen einander: nicht beide stimmen). Ist ihr erster falsch, stimmt ihr letzter: Einer von beiden stimmt immer, und ein Feld, das beide sieht, kann die Ziffer nicht haben.';

const annahmen: Readonly<Record<string, string>> = {
  'cell-forcing-chains':
    'Jeder Kandidat eines Feldes wird angenommen. Was aus jedem folgt, stimmt, denn einer davon stimmt.',
  'region-forcing-chains':
    'Jeder Platz einer Ziffer in einem Haus wird angenommen. Was aus jedem folgt, stimmt, denn einer davon stimmt.',
  contradiction:
    'Ein Kandidat wird als richtig angenommen, oder als falsch. Müsste dann ein anderer beides zugleich sein, ist die Annahme falsch.',
  'double-forcing-chains':
    'Ein Kandidat wird erst als richtig angenommen, dann als falsch. Was beide Male folgt, stimmt.',
};
const verzweigt =
  'Die Schlüsse dürfen sich auf alles stützen, was die Kette bis dahin gestrichen hat: Sie verzweigt sich und läuft wieder zusammen.';
const weiter: Readonly<Record<string, string>> = {
  plus: 'Wo einfache Schlüsse enden, führen gesperrte Kandidaten, Paare und X-Wings weiter, die die Kette geschaffen hat.',
  plain:
    'Wo auch die enden, führen Zwangsketten und Kreise auf dem Brett weiter, das die Kette hinterlässt.',
  multiple:
    'Wo auch die enden, führen Zwangsketten aus Feldern und Häusern auf dem Brett weiter, das die Kette hinterlässt.',
  dynamic:
    'Wo auch die enden, führen dynamische Zwangsketten auf dem Brett weiter, das die Kette hinterlässt.',
};

const abouts: Readonly<Record<string, string>> = {
  'last-cell':
    'Sind acht Felder einer Zeile, Spalte oder eines Blocks gefüllt, bekommt das neunte die Ziffer, die fehlt.',
  'hidden-single':
    'Jedes Haus braucht jede Ziffer. Sehen alle offenen Felder eines Hauses bis auf eines eine Ziffer schon, bekommt dieses sie, welche Kandidaten es auch sonst hat.',
  'naked-single':
    'Lassen Zeile, Spalte und Block eines Feldes, oder frühere Streichungen, ihm nur einen Kandidaten, bekommt es ihn.',
  'direct-pointing':
    'Die Ziffer eines Blocks steht sicher in einer Reihe. Das nimmt sie dem Teil dieser Reihe in einem Nachbarblock, und dort bleibt ihr nur ein Platz: Die Frucht fällt sofort.',
  'direct-claiming':
    'Die Ziffer einer Reihe steht sicher in einem Block. Das nimmt sie dem Teil einer Nachbarreihe in diesem Block, und dort bleibt ihr nur ein Platz: Die Frucht fällt sofort.',
  pointing:
    'Ein Block braucht seine Ziffer. Liegen alle Plätze, die ihr dort bleiben, in einer Zeile oder Spalte, so ist die Ziffer dieser Reihe unter ihnen und kann nirgends sonst in der Reihe stehen.',
  claiming:
    'Eine Zeile oder Spalte braucht ihre Ziffer. Liegen alle Plätze, die ihr dort bleiben, in einem Block, so ist die Ziffer dieses Blocks unter ihnen und kann nirgends sonst im Block stehen.',
  'direct-hidden-pair': verstecktSofort('zwei'),
  'direct-hidden-triplet': verstecktSofort('drei'),
  'locked-pair':
    'Wenn zwei Felder, die im selben Block und in derselben Reihe liegen, zusammen nur dieselben zwei Ziffern haben, verbrauchen sie diese. Weil sie zu beiden Häusern gehören, kann kein anderes Feld des Blocks sie haben und keines der Reihe.',
  'locked-triplet':
    'Wenn die drei Felder, in denen ein Block und eine Reihe sich kreuzen, zusammen nur drei Ziffern haben, verbrauchen sie diese. Weil sie zu beiden Häusern gehören, kann kein anderes Feld des Blocks sie haben und keines der Reihe.',
  'naked-pair': nackt('zwei'),
  'naked-triplet': nackt('drei'),
  'naked-quad': nackt('vier'),
  'hidden-pair': versteckt('zwei'),
  'hidden-triplet': versteckt('drei'),
  'hidden-quad': versteckt('vier'),
  'x-wing': fisch('zwei'),
  swordfish: fisch('drei'),
  jellyfish: fisch('vier'),
  'finned-x-wing': flosse('X-Wing'),
  'finned-swordfish': flosse('Schwertfisch'),
  'finned-jellyfish': flosse('Fisch aus vier Reihen'),
  'sashimi-x-wing': sashimi('X-Wing'),
  'sashimi-swordfish': sashimi('Schwertfisch'),
  'sashimi-jellyfish': sashimi('Fisch aus vier Reihen'),
  skyscraper: `Eine Ziffer hat in zwei Zeilen nur je zwei Plätze. Einer der ersten und einer der zweiten stehen in derselben Spalte und stimmen nicht beide; dann stimmt mindestens einer der anderen zwei. Ein Feld, das diese beiden sieht, kann die Ziffer nicht haben. ${getauscht}`,
  'two-string-kite':
    'Eine Ziffer hat in einer Zeile und in einer Spalte nur je zwei Plätze. Einer von jeder liegt im selben Block, und beide stimmen nicht zugleich; dann stimmt mindestens einer an den Enden der beiden Schnüre. Das Feld, das beide Enden sieht, kann die Ziffer nicht haben.',
  crane:
    'Eine Ziffer hat in zwei Häusern, darunter einem Block, nur je zwei Plätze. Ein Platz des einen sieht einen des anderen, also stimmen nicht beide; dann stimmt mindestens einer der anderen zwei. Ein Feld, das diese beiden sieht, kann die Ziffer nicht haben.',
  'empty-rectangle':
    'Alle Plätze einer Ziffer in einem Block liegen auf einem Kreuz aus Zeile und Spalte. Außerhalb hat eine Reihe nur zwei Plätze für sie, und einer davon liegt auf einem Arm des Kreuzes. Welcher Arm die Ziffer auch hat: Das Feld, das den anderen Arm und den fernen Platz sieht, kann sie nicht haben.',
  'simple-colouring-trap': `${farben} Ein Feld, das beide Farben sieht, sieht die Ziffer so oder so und kann sie nicht haben.`,
  'simple-colouring-wrap': `${farben} Sehen zwei Felder einer Farbe einander, können sie nicht beide recht haben: Die ganze Farbe ist falsch.`,
  'multi-colouring-1': `${zweiGruppen} Sieht ein Feld der einen Gruppe eines der anderen, stimmen ihre Farben nicht beide, also stimmt mindestens eine der Gegenfarben. Ein Feld, das diese beiden sieht, kann die Ziffer nicht haben.`,
  'multi-colouring-2': `${zweiGruppen} Eine Farbe, die beide Farben der anderen Gruppe sieht, sieht die Ziffer so oder so: Sie ist falsch.`,
  'w-wing':
    'Zwei Felder haben dieselben zwei Kandidaten, sehen einander aber nicht. Ein Haus hat für eine der Ziffern nur Plätze, die je eines der beiden sehen. Also steht sie nicht in beiden, sonst hätte das Haus keinen Platz für sie: Eines hat die andere Ziffer, und wer beide sieht, kann sie nicht haben.',
  'xy-wing':
    'Drei Felder mit je zwei Kandidaten: Ein Drehpunkt XY sieht ein Feld XZ und ein Feld YZ. Welche Ziffer er auch nimmt, eine der Zangen wird Z. Ein Feld, das beide Zangen sieht, kann nicht Z sein.',
  'xyz-wing':
    'Ein Drehpunkt mit drei Kandidaten XYZ sieht ein Feld XZ und ein Feld YZ. Ist er X oder Y, wird eine der Zangen Z; sonst ist er selbst Z. Ein Feld, das alle drei sieht, kann nicht Z sein.',
  'wxyz-wing':
    'Vier Felder in einem Block und einer Reihe, die sich kreuzen, haben zusammen nur vier Ziffern. Bei dreien davon sehen einander alle Felder, die sie haben können, also füllt jede höchstens eines. Die vierte muss auch eines füllen: Ein Feld, das alle ihre Plätze im Muster sieht, kann sie nicht haben.',
  'unique-rectangle-1': `${rechteck} ${auswege[1]}`,
  'unique-rectangle-2': `${rechteck} ${auswege[2]}`,
  'unique-rectangle-3': `${rechteck} ${auswege[3]}`,
  'unique-rectangle-4': `${rechteck} ${auswege[4]}`,
  'unique-rectangle-5': `${rechteck} Haben zwei Ecken über Kreuz oder drei Ecken dieselbe eine Ziffer mehr, so steht sie in einer davon, und ein Feld, das sie alle sieht, kann sie nicht haben.`,
  'unique-rectangle-6': `${rechteck} Zwei Ecken über Kreuz haben nichts anderes, und in beiden Zeilen (oder Spalten) hat eine der Ziffern nur das Rechteck: Sie steht also über Kreuz. In den Ecken mit mehr ließe sie den anderen nur die zweite Ziffer, und die vier ließen sich vertauschen.`,
  'hidden-rectangle': `${rechteck} Eine Ecke hat nichts anderes, und in Zeile und Spalte der Ecke gegenüber hat eine der Ziffern nur das Rechteck. Hätte diese Ecke die andere Ziffer, stünden beide über Kreuz und ließen sich vertauschen.`,
  'avoidable-rectangle-1':
    'Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken, keines davon eine Vorgabe. Drei sind gefüllt, zwei über Kreuz mit derselben Ziffer. Hätte das vierte die Ziffer der Ecke gegenüber, ließen sich die vier vertauschen, ohne eine Vorgabe zu berühren: zwei Lösungen.',
  'avoidable-rectangle-2':
    'Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken, keines davon eine Vorgabe. Zwei nebeneinander sind gefüllt, und die offenen könnten den Tausch über Kreuz vollenden, hätten nicht beide denselben weiteren Kandidaten. Eines hat ihn, sonst gäbe es zwei Lösungen: Ein Feld, das beide sieht, kann ihn nicht haben.',
  'unique-loop-1': `${runde} ${auswege[1]}`,
  'unique-loop-2': `${runde} ${auswege[2]}`,
  'unique-loop-3': `${runde} ${auswege[3]}`,
  'unique-loop-4': `${runde} ${auswege[4]}`,
  'bug-1': `${grab} Stehen sie alle in einem Feld, nimmt das Feld einen davon.`,
  'bug-2': `${grab} Sind alle dieselbe Ziffer, kann ein Feld, das sie alle sieht, sie nicht haben.`,
  'bug-3': `${grab} Liegen ihre Felder in einem Haus, wirken sie zusammen wie ein Feld mit den überzähligen Ziffern und bilden mit anderen Feldern des Hauses eine geschlossene Menge.`,
  'bug-4': `${grab} Stehen sie in zwei Feldern eines Hauses, in dem eine andere Ziffer keinen weiteren Platz hat, nimmt das eine diese Ziffer und das andere einen überzähligen: Alles andere darin fällt weg.`,
  'sue-de-coq':
    'Wo Block und Reihe sich kreuzen, haben zwei oder drei Felder mindestens zwei Ziffern mehr als Felder. Felder der Reihe nehmen einige davon auf, Felder des Blocks einige andere, und beide Seiten haben keine Ziffer gemeinsam. Haben alle zusammen so viele Ziffern wie Felder, füllt jede Ziffer genau eines und fällt weg, wo man alle ihre Plätze sieht.',
  'als-xz': `${als} Zwei davon haben eine Ziffer X gemeinsam, deren Plätze einander alle sehen: Nur eine Menge kann X haben. Die andere braucht dann alle ihre übrigen. Jede weitere gemeinsame Ziffer steht also in einer der beiden, und ein Feld, das alle ihre Plätze sieht, kann sie nicht haben.`,
  'als-xz-doubly-linked': `${als} Zwei davon haben zwei Ziffern gemeinsam, die nur je eine von ihnen haben kann. Jede kann nur eine Ziffer entbehren, also hat jede eine der beiden und braucht alle übrigen. Ein Feld, das alle Plätze einer solchen Ziffer sieht, kann sie nicht haben.`,
  'als-xy-wing': `${als} Die mittlere Menge C teilt eine Ziffer X mit A und eine Ziffer Y mit B, und je nur eine der beiden Mengen kann sie haben. C hat X oder Y: Dann fehlt A das X oder B das Y, und die Menge braucht alle übrigen. Eine Ziffer, die A und B haben, steht also in einer der beiden.`,
  'als-chain': `${als} Vier oder mehr davon hängen aneinander, jede mit einer Ziffer, die nur sie oder die nächste haben kann, und keine mit derselben nach beiden Seiten. Fehlt der ersten eine Ziffer Z, braucht sie alle übrigen, also fehlt der nächsten die gemeinsame, und so fort; hat auch die letzte Z, dann steht es dort. Z steht also in der ersten oder in der letzten, und ein Feld, das alle seine Plätze in beiden sieht, kann es nicht haben.`,
  'aligned-pair-exclusion':
    'Alle Arten, zwei Felder zu füllen, werden durchgegangen. Eine scheidet aus, wenn sie dieselbe Ziffer in zwei Felder setzt, die einander sehen, oder einem Feld, das beide sieht, beide Kandidaten nimmt. Ein Kandidat, der in keiner übrigen vorkommt, fällt weg.',
  'aligned-triplet-exclusion':
    'Alle Arten, drei Felder zu füllen, werden durchgegangen. Eine scheidet aus, wenn sie dieselbe Ziffer in zwei Felder setzt, die einander sehen, oder einem Feld, das alle sieht, alle Kandidaten nimmt. Ein Kandidat, der in keiner übrigen vorkommt, fällt weg.',
  'remote-pair':
    'Eine Kette von Feldern, die alle dieselben zwei Kandidaten haben und von denen jedes das nächste sieht. Nachbarn haben verschiedene Ziffern, also wechseln sie sich ab. Zwei Felder mit ungeradem Abstand haben je eine davon: Ein Feld, das beide sieht, kann keine haben.',
  'x-chain': kette,
  'grouped-x-chain': `${kette} ${gruppen}`,
  'xy-chain':
    'Eine Kette von Feldern mit je zwei Kandidaten, in der jedes das nächste sieht und eine Ziffer mit ihm teilt. Hat das erste nicht die Ziffer an seinem Ende, hat es die andere, was das nächste auf seine andere bringt, und so fort. Enden beide auf derselben Ziffer, hat eines sie immer, und ein Feld, das beide sieht, kann sie nicht haben.',
  'aic-type-1': `${wechselkette} Sind Anfang und Ende dieselbe Ziffer, kann ein Feld, das beide sieht, sie nicht haben.`,
  'grouped-aic-type-1': `${wechselkette} Sind Anfang und Ende dieselbe Ziffer, kann ein Feld, das beide sieht, sie nicht haben. ${gruppen}`,
  'aic-type-2': `${wechselkette} Sind es verschiedene Ziffern in zwei Feldern, die einander sehen, kann keine im Feld der anderen stehen: Dort machte sie beide Enden falsch.`,
  'grouped-aic-type-2': `${wechselkette} Sind es verschiedene Ziffern in zwei Feldern, die einander sehen, kann keine im Feld der anderen stehen: Dort machte sie beide Enden falsch. ${gruppen}`,
  'continuous-nice-loop': `${wechselkette} Können beide nicht zugleich stimmen, schließt sie sich zur Schleife, und von je zwei Nachbarn stimmt genau einer. Was sonst beide sieht, fällt weg.`,
  'grouped-continuous-nice-loop': `${wechselkette} Können beide nicht zugleich stimmen, schließt sie sich zur Schleife, und von je zwei Nachbarn stimmt genau einer. Was sonst beide sieht, fällt weg. ${gruppen}`,
  'discontinuous-nice-loop': `${wechselkette} Kommt sie zu dem Kandidaten zurück, bei dem sie begann, folgt aus „falsch“ das Gegenteil: Er stimmt.`,
  'grouped-discontinuous-nice-loop': `${wechselkette} Kommt sie zu dem Kandidaten zurück, bei dem sie begann, folgt aus „falsch“ das Gegenteil: Er stimmt. ${gruppen}`,
  'turbot-fish':
    'Die kürzeste Kette einer Ziffer, die ihren eigenen Anfang widerlegt: fünf Verbindungen durch zwei Häuser, in denen die Ziffer nur zwei Plätze hat. Eines der beiden Enden stimmt, also fällt die Ziffer weg, wo man beide sieht.',
  'x-cycle':
    'Verbindungen einer Ziffer, die sich zum Kreis schließen, abwechselnd „nicht beide“ und „eines von beiden“. Jeder zweite Platz hat die Ziffer, also fällt sie weg, wo man Plätze beider Art sieht.',
  'y-cycle':
    'Ein Kreis durch Felder mit zwei Kandidaten: Die zweite Ziffer jedes Feldes ist die erste des nächsten. Jede Verbindung hat ihre Ziffer einmal, also fällt sie weg, wo man beide Felder sieht.',
  'xy-cycle':
    'Ein Kreis durch Felder mit zwei Kandidaten und durch Häuser, in denen eine Ziffer zwei Plätze hat. Jeder zweite Kandidat stimmt, also fällt weg, was von jeder Art einen sieht.',
  'forcing-x-chain':
    'Eine Kette einer Ziffer durch Häuser, in denen sie nur zwei Plätze hat, in der eine Annahme auf ihr eigenes Gegenteil führt. Also ist die Annahme falsch.',
  'forcing-chain':
    'Eine Kette durch Felder mit zwei Kandidaten und Häuser, in denen eine Ziffer zwei Plätze hat, in der eine Annahme auf ihr eigenes Gegenteil führt. Also ist die Annahme falsch.',
  nishio:
    'Eine Ziffer wird in einem Feld angenommen (oder ausgeschlossen) und nur sie durch die Häuser verfolgt. Muss ein Feld sie dann haben und nicht haben, ist die Annahme falsch.',
  'cell-forcing-chains': annahmen['cell-forcing-chains']!,
  'region-forcing-chains': annahmen['region-forcing-chains']!,
  trial:
    'Wo keine Technik mehr greift, die Nonet für Menschen kennt, bleibt nur das Ausprobieren: einen Kandidaten annehmen und verfolgen, bis alles passt oder etwas bricht, und den nehmen, der passt. Ein Schluss ist das nicht, aber so kommt jedes Rätsel zu einem Ende.',
};

export function aboutTechnique(key: string): string {
  const about = abouts[key];
  if (about !== undefined) return about;
  const [, kind, more] = /^dynamic-(.*?)(?:-(plus|plain|multiple|dynamic))?$/.exec(key) ?? [];
  const start = annahmen[kind ?? ''];
  return start === undefined ? '' : `${start} ${more ? weiter[more] : verzweigt}`;
}
