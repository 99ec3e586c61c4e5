import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { freePort } from '../../freePort';
import type { Office } from './Office';

type Peer = Omit<Office, 'url' | 'stop'>;

/**
 * The peers by the environment variable that names their build folder. Both answer within the browser: the demo shop after 300
 * ms, Atomic CRM at once.
 */
const PEERS: Record<string, Peer> = {
  BENCH_DEMO_SHOP: {
    name: 'react-admin’s demo shop',
    signInPath: '/#/login',
    async signIn(page) {
      await page.fill('input[name="username"]', 'demo');
      await page.fill('input[name="password"]', 'demo');
      await page.click('button[type="submit"]');
      await page.waitForURL((url) => !url.hash.startsWith('#/login'));
    },
    listPath: '/#/customers',
    row: '.RaDataTable-rowEven',
    next: { entry: 'a[href="#/reviews"]', row: '.RaDataTable-rowEven' },
  },
  BENCH_ATOMIC_CRM: {
    name: 'Atomic CRM',
    signInPath: '/#/login',
    // Its demo starts with a signed-in user.
    signIn: async () => undefined,
    listPath: '/#/contacts',
    row: 'main a[href^="#/contacts/"]',
    next: { entry: 'header a[href="#/companies"]', row: 'main a[href^="#/companies/"]' },
  },
};

/** Opens the peers whose build folders are given. */
export async function openPeers(): Promise<Office[]> {
  const given = Object.entries(PEERS).flatMap(([variable, peer]) => {
    const folder = process.env[variable];
    return folder ? [{ peer, folder }] : [];
  });
  return Promise.all(given.map(async ({ peer, folder }) => ({ ...peer, ...(await serveFolder(folder)) })));
}

/** Serves a built single-page application, compressed like ours. */
async function serveFolder(folder: string): Promise<Pick<Office, 'url' | 'stop'>> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no index.html: give a built folder.`);
  const app = new Hono();
  const compressed = new Map<string, Uint8Array<ArrayBuffer>>();
  app.get('*', (c) => {
    const path = c.req.path.endsWith('/') ? `${c.req.path}index.html` : c.req.path;
    const file = join(folder, path);
    if (!existsSync(file)) return c.notFound();
    const body = compressed.get(file) ?? new Uint8Array(compress(readFileSync(file)));
    compressed.set(file, body);
    c.header('Content-Type', getMimeType(file) ?? 'application/octet-stream');
    c.header('Content-Encoding', 'br');
    return c.body(body);
  });
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port });
  return {
    url: `http://localhost:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const compress = (content: Buffer) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
