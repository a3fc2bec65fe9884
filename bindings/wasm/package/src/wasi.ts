// The part of WASI that the modules import: a clock, random bytes, last words, and the end.

const notSupported = 52;
const badFile = 8;

/** The import object for a module; `memory` is asked for when it is there. */
export function wasiImports(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const view = (): DataView => new DataView(memory().buffer);
  return {
    clock_time_get(clock: number, _precision: bigint, to: number): number {
      const milliseconds = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(to, BigInt(Math.round(milliseconds * 1e6)), true);
      return 0;
    },
    random_get(to: number, size: number): number {
      const bytes = new Uint8Array(memory().buffer, to, size);
      // Nothing here is secret, and Node 18 has no global crypto.
      for (let at = 0; at < size; ++at) bytes[at] = Math.floor(Math.random() * 256);
      return 0;
    },
    fd_write(_file: number, vectors: number, count: number, written: number): number {
      let size = 0;
      for (let i = 0; i < count; ++i) size += view().getUint32(vectors + 8 * i + 4, true);
      view().setUint32(written, size, true);
      return 0;
    },
    fd_close: (): number => badFile,
    fd_seek: (): number => badFile,
    fd_fdstat_get: (): number => notSupported,
    proc_exit(code: number): never {
      throw new WebAssembly.RuntimeError(`the module ended with code ${code}`);
    },
  };
}
