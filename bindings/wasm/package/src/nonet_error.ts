import type { ReadError } from "./types.js";

/** Thrown when an argument is not what a function takes. `error` is set when a text could not be read. */
export class NonetError extends Error {
  override readonly name = "NonetError";
  constructor(
    message: string,
    readonly error: ReadError | null = null,
  ) {
    super(message);
  }
}
