// After the page is built: `main.js.gz` and `main.js.br` beside `main.js`, as small as they get, for
// servers that send such files to browsers that take them (`nonet serve`, and others by a setting).
// Where packing gains little, as in pictures, there are none.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const kDist = fileURLToPath(new URL('./dist', import.meta.url));
const kGain = 0.9;

const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

function packFile(path: string): void {
  const content = readFileSync(path);
  for (const [ending, packed] of [
    ['.gz', gzipSync(content, { level: 9 })],
    ['.br', brotli(content)],
  ] as const)
    if (packed.length < kGain * content.length) writeFileSync(path + ending, packed);
}

function packFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) packFolder(path);
    else packFile(path);
  }
}

packFolder(kDist);
