import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The built page in Debian's Chromium, two files at a time.
export default defineConfig({
  resolve: {
    alias: [{ find: /^nonet$/, replacement: here('../bindings/wasm/package/src/index.ts') }],
  },
  test: {
    include: ['browser/**/*.browser.ts'],
    environment: 'node',
    pool: 'forks',
    poolOptions: { forks: { minForks: 1, maxForks: 2 } },
    // A busy machine takes its time; what is waited for is there at once otherwise. Where it still comes too
    // late, the case is run once more; a fault of the page fails twice.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 40 } },
  },
});
