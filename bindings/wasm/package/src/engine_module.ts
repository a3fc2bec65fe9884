// EngineModule: one instance of the engine, and how it is talked to: src/wasm_border.hpp.

import { NonetError } from "./nonet_error.js";
import { wasiImports } from "./wasi.js";

type Exported = (...values: number[]) => number;

export class EngineModule {
  readonly #module: WebAssembly.Module;
  #exports!: Record<string, unknown>;
  #memory!: WebAssembly.Memory;
  readonly #decoder = new TextDecoder();

  constructor(module: WebAssembly.Module) {
    this.#module = module;
    this.#start();
  }

  #start(): void {
    const instance = new WebAssembly.Instance(this.#module, {
      wasi_snapshot_preview1: wasiImports(() => this.#memory),
    });
    this.#exports = instance.exports;
    this.#memory = instance.exports["memory"] as WebAssembly.Memory;
    (instance.exports["_initialize"] as Exported)();
  }

  /** A place for `size` bytes of argument, good until the next call. */
  input(size: number): Uint8Array {
    const at = this.call("input", size);
    return new Uint8Array(this.#memory.buffer, at, size);
  }

  /** Calls a function. One that traps says so, and the next call finds a new instance. */
  call(name: string, ...values: number[]): number {
    const exported = this.#exports[name] as Exported;
    try {
      // Places and sizes in memory are unsigned.
      return exported(...values) >>> 0;
    } catch (error) {
      this.#start();
      const why = error instanceof Error ? error.message : String(error);
      throw new NonetError(`the engine stopped in ${name} and was started again: ${why}`);
    }
  }

  /** Calls a function whose result is the length of a text. */
  ask(name: string, ...values: number[]): string {
    return this.#text(this.call(name, ...values));
  }

  askJson(name: string, ...values: number[]): unknown {
    return JSON.parse(this.ask(name, ...values));
  }

  /** The text that the last call handed over. */
  output(): string {
    return this.#text(this.call("output_size"));
  }

  #text(length: number): string {
    return this.#decoder.decode(new Uint8Array(this.#memory.buffer, this.call("output"), length));
  }
}
