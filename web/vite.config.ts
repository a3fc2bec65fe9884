import { fileURLToPath } from 'node:url';
import type { GetManualChunk } from 'rollup';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the page cannot start without is one file: each file more is a request more before the board is
 * there. Left to itself the bundler cuts it into as many as the later parts share. */
const inOneFile: GetManualChunk = (id, { getModuleIds, getModuleInfo }) => {
  const entry = [...getModuleIds()].find((one) => getModuleInfo(one)?.isEntry);
  const needed = new Set<string>(entry ? [entry] : []);
  for (const one of needed)
    for (const other of getModuleInfo(one)?.importedIds ?? []) needed.add(other);
  return needed.has(id) ? 'start' : undefined;
};

export default defineConfig({
  // Served from any folder of any host.
  base: './',
  resolve: {
    alias: [
      {
        find: /^nonet\/logic$/,
        replacement: here('../bindings/wasm/package/src/logic.ts'),
      },
      {
        find: /^nonet\/nonet_logic\.wasm/,
        replacement: here('../bindings/wasm/package/dist/nonet_logic.wasm'),
      },
      { find: /^nonet$/, replacement: here('../bindings/wasm/package/src/index.ts') },
      {
        find: /^nonet\/nonet\.wasm/,
        replacement: here('../bindings/wasm/package/dist/nonet.wasm'),
      },
    ],
  },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    rollupOptions: { output: { manualChunks: inOneFile } },
  },
  server: { fs: { allow: [here('..')] } },
  plugins: [
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'icon-192.png', 'icon-512.png'],
      manifest: {
        name: 'Nonet: Sudoku',
        short_name: 'Nonet',
        description: 'Play, learn, set and watch Sudoku, also offline.',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#f5f3ee',
        theme_color: '#f5f3ee',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,svg,png,webmanifest}'],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
});
