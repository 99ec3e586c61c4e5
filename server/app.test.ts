import pino from 'pino';
import { expect, it } from 'vitest';
import { brand, setBrand } from '../contract/brand';
import { createApp } from './app';
import type { Config } from './config/config';
import { createLiveSettings } from './config/liveSettings';
import type { Deps } from './deps';
import type { DeviceManager } from './ports/DeviceManager';
import type { NetworkAccess } from './ports/NetworkAccess';
import type { PaymentProvider } from './ports/PaymentProvider';
import type { Store } from './store/Store';

/** Returns an app whose store is empty, and the lines it logs. */
function quietApp(settings: Partial<Config> = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const store = {
    find: async () => [],
    findSimilar: async () => [],
    get: async () => null,
    connections: () => [],
  } as unknown as Store;
  const live = createLiveSettings({ NODE_ENV: 'test' });
  const config = { ...live.config, ...settings };
  const deps: Deps = {
    store,
    provider: {} as PaymentProvider,
    devices: {} as DeviceManager,
    network: {} as NetworkAccess,
    config,
    settings: live,
    log,
    now: () => new Date(0),
  };
  return { app: createApp(deps), lines };
}

it('a request is logged with its route and id, without its query, body or address', async () => {
  const { app, lines } = quietApp();
  const path = '/api/v1/coverage/places?searchTerm=Secret%20Person';
  const response = await app.request(path, { headers: { 'x-request-id': 'request-1234' } });
  expect(await response.json()).toEqual({ places: [] });
  expect(response.headers.get('x-request-id')).toBe('request-1234');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    route: '/api/v1/coverage/places',
    method: 'GET',
    status: 200,
    requestId: 'request-1234',
    userId: null,
  });
  expect(JSON.stringify(lines)).not.toContain('Secret');
});

it('an internal error is answered only with its request id, and logged with its location', async () => {
  const { app, lines } = quietApp();
  const body = JSON.stringify({ location: { commonName: 'Kololo' } });
  const headers = { 'content-type': 'application/json' };
  const response = await app.request('/api/v1/coverage/check', { method: 'POST', headers, body });
  expect(response.status).toBe(500);
  const requestId = response.headers.get('x-request-id');
  expect(await response.json()).toEqual({ error: `Something went wrong on our side (request ${requestId}).` });
  expect(lines.find(({ msg }) => msg === 'request failed')).toMatchObject({ requestId, name: 'TypeError' });
});

it('counts each route in the metrics', async () => {
  const { app } = quietApp();
  await app.request('/api/v1/payments/payment-carriers');
  const metrics = await (await app.request('/metrics')).text();
  expect(metrics).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v1/payments/payment-carriers",status="200"} 1',
  );
});

it('the metrics require their token if there is one', async () => {
  const { app } = quietApp({ metrics: { token: 'sixteen-chars-ok' } });
  const status = async (authorization?: string) =>
    (await app.request('/metrics', authorization ? { headers: { authorization } } : {})).status;
  expect(await status()).toBe(401);
  expect(await status('Bearer sixteen-chars-no')).toBe(401);
  expect(await status('sixteen-chars-ok')).toBe(401);
  expect(await status('Bearer sixteen-chars-ok')).toBe(200);
});

it('the page of the API document shows the brand’s name as text', async () => {
  const before = brand.name;
  setBrand({ ...brand, name: '</title><script>1</script>' });
  try {
    const page = await (await quietApp().app.request('/api/docs')).text();
    expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;1&lt;/script&gt; API</title>');
  } finally {
    setBrand({ ...brand, name: before });
  }
});

it('the metrics and the API document are not served if the settings say so', async () => {
  const { app } = quietApp({ metrics: null, apiDocs: false });
  const paths = ['/metrics', '/api/openapi.json', '/api/docs', '/api/docs/start.js', '/api/docs/files/swagger-ui.css'];
  for (const path of paths) expect((await app.request(path)).status, path).toBe(404);
});

it('refuses paths that are too long, including their slashes', async () => {
  const { app } = quietApp();
  const statusOf = async (path: string) => (await app.request(path)).status;
  expect(await statusOf(`/api/${'x'.repeat(996)}`)).toBe(400);
  expect(await statusOf(`/api/${'x'.repeat(995)}`)).toBe(404);
  expect(await statusOf(`${'/'.repeat(15_000)}x`)).toBe(400);
});

it('refuses a request with two Host headers, on every path', async () => {
  const { app } = quietApp();
  const answerTo = (path: string, ...hosts: string[]) =>
    app.request(path, {}, { incoming: { rawHeaders: ['Accept', 'host', ...hosts.flatMap((host) => ['Host', host])] } });
  for (const path of ['/livez', '/api/openapi.json', '/nowhere']) {
    expect((await answerTo(path, 'a.example')).status).not.toBe(400);
    const refused = await answerTo(path, 'a.example', 'a.example');
    expect([refused.status, await refused.json()]).toEqual([400, { error: 'A request has one Host header.' }]);
  }
});
