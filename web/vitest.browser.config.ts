import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The built page in Debian's Chromium, one test after the other.
export default defineConfig({
  resolve: {
    alias: [{ find: /^nonet$/, replacement: here('../bindings/wasm/package/src/index.ts') }],
  },
  test: {
    include: ['browser/**/*.browser.ts'],
    environment: 'node',
    fileParallelism: false,
    pool: 'forks',
    poolOptions: { forks: { singleFork: true } },
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine takes its time; what is waited for is there at once otherwise.
    expect: { poll: { timeout: 15_000, interval: 40 } },
  },
});
