// Every completion of a puzzle, as an async iterator that lets the event loop turn now and then.

import { boundNumbers } from "./arguments.js";
import { EngineModule } from "./engine_module.js";
import { LoopTurns } from "./event_loop.js";
import { NonetError } from "./nonet_error.js";
import { putPuzzle, puzzleBytes } from "./puzzle_bytes.js";
import type { Puzzle, SolutionsOptions } from "./types.js";

const outOfTime = 4;

export async function* streamSolutions(
  engine: EngineModule,
  puzzle: Puzzle,
  most: number,
  options: SolutionsOptions,
): AsyncIterableIterator<string> {
  options.signal?.throwIfAborted();
  const [steps, milliseconds] = boundNumbers(options);
  const deadline = milliseconds === 0 ? Infinity : performance.now() + milliseconds;
  putPuzzle(puzzle, engine.input(puzzleBytes));
  const stream = engine.call("open_solutions");
  try {
    const turns = new LoopTurns();
    for (let left = most; left > 0; ) {
      await turns.pass(options.signal);
      const time = deadline === Infinity ? 0 : Math.max(deadline - performance.now(), 0.001);
      const end = engine.call("next_solutions", stream, steps, time) | 0;
      const digits = engine.output();
      for (let at = 0; at < digits.length && left > 0; at += 81, --left)
        yield digits.slice(at, at + 81);
      if (end < 0) return;
      if (end > 0)
        throw new NonetError(
          end === outOfTime
            ? "the time came to its end before the solutions did"
            : "the steps came to their end before the solutions did",
        );
    }
  } finally {
    engine.call("close_solutions", stream);
  }
}
