// One lane of a race: what an algorithm did, run to its end.

import { searchEnds } from "./search_ends.js";
import type { TraceModule } from "./trace_module.js";
import type { RaceLane } from "./types.js";

/** The figures of trace/search_lane.cpp, in their order. */
const doubles = [
  "end",
  "solutions",
  "tries",
  "rejections",
  "placements",
  "retreats",
  "greatestDepth",
  "blanks",
  "milliseconds",
] as const;

export function runLane(
  module: TraceModule,
  algorithm: number,
  [limit, maxSteps, timeoutMs]: [number, number, number],
): { lane: Omit<RaceLane, "algorithm">; blanks: number } {
  const at = module.runLane(algorithm, limit, maxSteps, timeoutMs);
  const view = module.view(at, 8 * doubles.length);
  const found = {} as Record<(typeof doubles)[number], number>;
  doubles.forEach((name, i) => (found[name] = view.getFloat64(8 * i, true)));
  const { end, solutions, blanks, milliseconds, ...figures } = found;
  const first = solutions === 0 ? null : module.bytes(at + 8 * doubles.length, 81).join("");
  const why = searchEnds[end] ?? "stopped";
  return { lane: { end: why, solutions, first, figures, milliseconds }, blanks };
}
