// Where nonet.wasm comes from, and how it becomes an engine.

import { NonetEngine } from "./nonet_engine.js";
import { NonetError } from "./nonet_error.js";
import type { Nonet } from "./types.js";

/** The bytes of nonet.wasm, a compiled module, or where to get it. */
export type WasmSource = URL | string | BufferSource | WebAssembly.Module | Response;

/**
 * Compiles and starts the engine. Without a source it takes nonet.wasm from beside this file, in
 * Node from the file system, else by fetch().
 */
export async function load(source?: WasmSource | Promise<WasmSource>): Promise<Nonet> {
  const engine = await compile((await source) ?? new URL("./nonet.wasm", import.meta.url));
  const inner = WebAssembly.Module.customSections(engine, "nonet.trace")[0];
  if (inner === undefined) throw new NonetError("the source is WebAssembly, but not nonet.wasm");
  return new NonetEngine(engine, await WebAssembly.compile(inner));
}

/** A module from wherever it is. */
export async function compile(source: WasmSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source))
    return WebAssembly.compile(source);
  if (source instanceof URL || typeof source === "string") {
    if (String(source).startsWith("file:")) return WebAssembly.compile(await readFile(source));
    return compileResponse(await fetch(source));
  }
  if (source instanceof Response) return compileResponse(source);
  throw new NonetError("load takes the bytes of nonet.wasm, a compiled module, or where to get it");
}

async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new NonetError(`${response.url}: ${response.status}`);
  // Streaming needs the right content type, which not every host knows.
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  if (streams) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Node's fetch() knows no files. The name is not a literal, so that bundlers for pages leave it. */
async function readFile(url: URL | string): Promise<BufferSource> {
  const name = "node:fs/promises";
  const files = (await import(/* @vite-ignore */ /* webpackIgnore: true */ name)) as {
    readFile(url: URL): Promise<Uint8Array<ArrayBuffer>>;
  };
  return files.readFile(new URL(url));
}
