// Serves the built page as any host of static files would, from a folder below the root, with the
// strict policy that `nonet serve` sends too.

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const kFolder = '/some/where/';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const kDist = here('../dist');
/** Beside the page: the JavaScript package, and a worker that uses it. */
const kPackage = here('../../bindings/wasm/package/dist');
const kWorker = 'package_worker.js';

function fileOf(inside: string): string {
  if (inside === kWorker) return here(`./${kWorker}`);
  if (inside.startsWith('package/')) return join(kPackage, inside.slice('package/'.length));
  return join(kDist, inside === '' ? 'index.html' : inside);
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

const kPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

export interface StaticServer {
  readonly address: string;
  close(): Promise<void>;
}

export async function startServer(): Promise<StaticServer> {
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const inside = normalize(path).startsWith(kFolder) ? path.slice(kFolder.length) : null;
    try {
      if (inside === null) throw new Error('outside');
      const file = fileOf(inside);
      const content = readFileSync(file);
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      response.setHeader('content-security-policy', kPolicy);
      response.setHeader('x-content-type-options', 'nosniff');
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end('not here');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}${kFolder}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
