import type { SearchEnd } from "./types.js";

/** How a search ended, by the number that the modules have for it. */
export const searchEnds: readonly SearchEnd[] = [
  "exhausted",
  "limit reached",
  "stopped",
  "out of steps",
  "out of time",
];
