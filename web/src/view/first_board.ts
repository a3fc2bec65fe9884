// At the start the board is drawn alone, and what stands beside it in a task of its own, so that neither
// holds up a frame for long. It has its room already: nothing moves when it comes.

import { signal } from '@preact/signals';

export const boardIsThere = signal(false);
