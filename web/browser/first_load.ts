// What the built page weighs, gzipped as any host would send it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { kDist } from './static_server';

export interface Sizes {
  /** Files that the page names, and the engine with its worker. */
  readonly named: readonly string[];
  readonly engine: readonly string[];
  /** What the page fetches by itself as soon as its board is there: the packing of its address. */
  readonly next: readonly string[];
  /** In KB: what is fetched for the first position; everything. */
  readonly first: number;
  readonly all: number;
}

const sizeOf = (name: string): number =>
  gzipSync(readFileSync(join(kDist, name)), { level: 9 }).length;
const sum = (names: readonly string[]): number =>
  ['index.html', ...names].reduce((all, name) => all + sizeOf(name), 0) / 1024;

export function sizes(): Sizes {
  const html = readFileSync(join(kDist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, name]) => name!);
  const files = readdirSync(join(kDist, 'assets'))
    .filter((name) => !/\.(gz|br)$/.test(name))
    .map((name) => `assets/${name}`);
  const engine = files.filter((name) => /worker|nonet-[^/]*\.wasm$/.test(name));
  const next = files.filter((name) => name.includes('link_codec'));
  return { named, engine, next, first: sum([...named, ...engine, ...next]), all: sum(files) };
}
