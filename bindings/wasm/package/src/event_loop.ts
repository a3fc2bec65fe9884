// Long work on the caller's thread: it lets the event loop turn now and then.

/** How long everything else may be kept waiting. */
const turnMs = 10;

export class LoopTurns {
  #turned = performance.now();

  /** To be awaited between short pieces of work; throws the reason of a signal that was given. */
  async pass(signal: AbortSignal | undefined): Promise<void> {
    if (performance.now() - this.#turned > turnMs) {
      await new Promise((resolve) => setTimeout(resolve));
      this.#turned = performance.now();
    }
    signal?.throwIfAborted();
  }
}
