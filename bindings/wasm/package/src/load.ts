import type { Nonet } from "./types.js";

/** The bytes of nonet.wasm, a compiled module, or where to get it. */
export type WasmSource = URL | string | BufferSource | WebAssembly.Module | Response;

/** Compiles and starts the engine. Without a source it takes nonet.wasm from beside this file. */
export declare function load(source?: WasmSource): Promise<Nonet>;
