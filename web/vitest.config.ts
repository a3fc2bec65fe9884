import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^nonet$/, replacement: here('../bindings/wasm/package/src/index.ts') },
      {
        find: /^nonet\/logic$/,
        replacement: here('../bindings/wasm/package/src/logic.ts'),
      },
      { find: /.*engine_worker\?worker$/, replacement: here('test/no_worker.ts') },
    ],
  },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['test/browser_globals.ts'],
  },
});
