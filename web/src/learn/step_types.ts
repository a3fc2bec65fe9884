// What the page needs of a step of reasoning; the package has more.

import type { Puzzle } from 'nonet';
import type { Step } from 'nonet/logic';

export type { Explanation, Hint, Level, Rating, Step, TechniqueInfo } from 'nonet/logic';
export type Chain = Step['chains'][number];
export type ChainNode = Chain['nodes'][number];
export type Position = Pick<Puzzle, 'givens' | 'entries' | 'marks'>;
