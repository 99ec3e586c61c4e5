import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandFrom, setBrand } from '../../contract/brand';
import { createApp } from '../../server/app';
import { configFrom } from '../../server/config/config';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { serveWeb } from '../../server/web/serveWeb';
import { ENDPOINTS, nameOf, pathWith } from '../conformance/api/table';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld } from '../support/world';

const ALWAYS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' https://api.iconify.design; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
  'permissions-policy': 'geolocation=(self), camera=(self), display-capture=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const PAGE = '<html><head></head><body><main></main></body></html>';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://kitara.example' };
const KEPT = 'public, max-age=3600';
const NOT_KEPT = 'no-store';

const ADDRESSES: [request: string, status: number, kept: string, init?: RequestInit][] = [
  ['GET /', 200, 'no-cache'],
  ['GET /about?x=1', 200, 'no-cache'],
  ['GET /404', 404, 'no-cache'],
  ['GET /dashboard', 200, 'no-cache'],
  ['GET /contact', 503, NOT_KEPT],
  ['GET /about/', 302, NOT_KEPT],
  ['GET /nowhere', 302, NOT_KEPT],
  ['GET /assets/public/page.js', 200, 'public, max-age=31536000, immutable'],
  ['GET /assets/public/missing.js', 302, NOT_KEPT],
  ['GET /service-worker.js', 200, 'no-cache'],
  ['GET /robots.txt', 200, KEPT],
  ['GET /sitemap.xml', 200, KEPT],
  ['POST /', 422, NOT_KEPT, { headers: FORM, body: 'place=' }],
  ['POST /', 403, NOT_KEPT, { body: 'place=Kololo' }],
  ['POST /nowhere', 404, NOT_KEPT],
  ['GET /healthz', 503, NOT_KEPT],
  ['GET /livez', 200, NOT_KEPT],
  ['GET /metrics', 200, NOT_KEPT],
  ['GET /api/docs', 200, NOT_KEPT],
  ['GET /api/docs/start.js', 200, NOT_KEPT],
  ['GET /api/docs/files/swagger-ui.css', 200, KEPT],
  ['GET /api/openapi.json', 200, NOT_KEPT],
  ['GET /api/v1/nowhere', 404, NOT_KEPT],
  ['GET /api/v1/coverage/areas', 200, 'public, max-age=300'],
  ['GET /api/v1/coverage/areas?colour=blue', 400, NOT_KEPT],
  ['POST /api/v1/coverage/check', 413, NOT_KEPT, { body: 'x'.repeat(600_000) }],
];

let folder: string;
let store: Store;
let app: Hono;
let token: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kitara-headers-'));
  for (const [file, text] of Object.entries({
    ...Object.fromEntries(['home', 'about', 'notFound'].map((page) => [`public/pages/${page}.html`, PAGE])),
    'office/src/index.html': PAGE,
    'public/assets/public/page.js': '1;',
    'public/service-worker.js': '1;',
  })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  store = await prepareStore(await openDemoDatabase(), true, START);
  const world = createWorld(store);
  token = await world.signIn('admin');
  const config = configFrom({ NODE_ENV: 'test', PUBLIC_URL: 'https://kitara.example', LOG_LEVEL: 'silent' });
  app = createApp({ ...world.deps, config });
  serveWeb(app, { publicUrl: config.publicUrl, demo: false, dist: folder });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await store.close();
});

function expectHeaders({ headers }: Response, kept: string): void {
  expect(Object.fromEntries(headers)).toMatchObject({ ...ALWAYS, 'cache-control': kept });
}

describe('the security headers', () => {
  it.each(ADDRESSES)('are on %s, answered with %i', async (request, status, kept, init) => {
    const [method = '', path = ''] = request.split(' ');
    const answer = await app.request(path, { method, ...init });
    expect(answer.status).toBe(status);
    expectHeaders(answer, kept);
  });

  it('are on an answer that has not changed', async () => {
    const path = '/api/v1/coverage/areas';
    const etag = (await app.request(path)).headers.get('etag') ?? '';
    const again = await app.request(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expectHeaders(again, 'public, max-age=300');
  });

  it('are on internal errors', async () => {
    const broken = { ...createWorld(store).deps, config: configFrom({ PUBLIC_URL: 'https://kitara.example' }) };
    const findSimilar = async () => Promise.reject(new Error('broken'));
    const answer = await createApp({ ...broken, store: { ...store, findSimilar } }).request(
      '/api/v1/coverage/places?searchTerm=a',
    );
    expect(answer.status).toBe(500);
    expectHeaders(answer, NOT_KEPT);
  });

  it.each(ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'are on %s, answered and refused',
    async (_name, endpoint) => {
      const path = pathWith(endpoint, '019e5ee7-3cfe-7f2a-afda-581dcf86de8b');
      for (const headers of [new Headers(), new Headers({ authorization: `Bearer ${token}` })]) {
        const answer = await app.request(path, { method: endpoint.method, headers });
        expectHeaders(answer, endpoint.maxAge && answer.ok ? `public, max-age=${endpoint.maxAge}` : NOT_KEPT);
      }
    },
  );
});

it('the brand’s logo and analytics at other hosts are allowed, by their origin alone and as long as they are configured', async () => {
  const app = createApp(createWorld(store).deps);
  const policy = async () => (await app.request('/livez')).headers.get('content-security-policy') ?? '';
  const own = await policy();
  setBrand(
    brandFrom({ BRAND_LOGO: 'https://files.example/logo.png', BRAND_ANALYTICS: 'https://count.example:8443/v?s=1' }),
  );
  const changed = await policy();
  setBrand(brandFrom({}));
  expect(changed).toContain("img-src 'self' data: blob: https://files.example;");
  expect(changed).toContain("connect-src 'self' https://api.iconify.design https://count.example:8443;");
  setBrand(brandFrom({ BRAND_LOGO: '/brand/logo', BRAND_ANALYTICS: '/count' }));
  expect(await policy()).toBe(own);
  setBrand(brandFrom({}));
});
