import { type AxiosAdapter, AxiosError, CanceledError } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { UNATTENDED } from '../contract/access/sessions';
import { createHttpClient } from './httpClient';
import { createRequest } from './request';

const answering = (status: number, data: string) =>
  vi.fn<AxiosAdapter>(async (config) => ({ status, statusText: '', data, headers: {}, config }));
const failing = (error: Error): AxiosAdapter => vi.fn(async () => Promise.reject(error));

const ask = (adapter: AxiosAdapter) => createRequest(() => 'stored', { adapter })('/api/v1/x');

describe('a call', () => {
  it('has the stored token, waits at most 60 s and returns parsed JSON', async () => {
    const adapter = answering(200, '{"a":1}');
    await expect(ask(adapter)).resolves.toEqual({ status: 200, json: { a: 1 } });
    const config = adapter.mock.lastCall?.[0];
    expect(config?.headers.get('Authorization')).toBe('Bearer stored');
    expect(config?.timeout).toBe(60_000);
  });

  it('has no timeout and reports its progress if it is an upload', async () => {
    const adapter = answering(201, '{}');
    const onProgress = vi.fn();
    await createRequest(() => null, { adapter })('/x', { method: 'POST', body: { a: 1 }, onProgress });
    const config = adapter.mock.lastCall?.[0];
    config?.onUploadProgress?.({ loaded: 1, total: 4, progress: 0.25, bytes: 1, lengthComputable: true });
    expect([config?.timeout, onProgress.mock.lastCall]).toEqual([0, [0.25]]);
  });

  it('asks for refusals in the language of the screen', async () => {
    const adapter = answering(200, '{}');
    await createRequest(() => null, { adapter, language: () => 'sw' })('/api/v1/x');
    expect(vi.mocked(adapter).mock.lastCall?.[0].headers.get('Accept-Language')).toBe('sw');
  });

  it('has its body as JSON, its idempotency key, and no token if there is none', async () => {
    const adapter = answering(201, '{}');
    await createRequest(() => null, { adapter })('/x', { method: 'POST', body: { a: 1 }, idempotencyKey: 'k' });
    const config = adapter.mock.lastCall?.[0];
    expect(config?.data).toBe('{"a":1}');
    expect(config?.headers.get('Idempotency-Key')).toBe('k');
    expect(config?.headers.get('Authorization')).toBeFalsy();
  });

  it('sends JSON text from react-admin unchanged, without parsing or encoding it again', async () => {
    const adapter = answering(201, '{}');
    const body = '{"amount": 500.0}';
    await createHttpClient(createRequest(() => null, { adapter }))('/x', { method: 'POST', body });
    const config = adapter.mock.lastCall?.[0];
    expect(config?.data).toBe(body);
    expect(config?.headers.get('Content-Type')).toBe('application/json');
  });
});

it('marks reads, but not writes, as unattended while the page is unattended', async () => {
  const adapter = answering(200, '{}');
  const headerOf = async (method: string, isUnattended: boolean) => {
    await createRequest(() => 'stored', { adapter, isUnattended: () => isUnattended })('/x', { method });
    return adapter.mock.lastCall?.[0].headers.get(UNATTENDED) ?? null;
  };
  expect([await headerOf('GET', true), await headerOf('GET', false), await headerOf('PUT', true)]).toEqual([
    '1',
    null,
    null,
  ]);
});

it("writes that are sent while the page closes are finished after it, up to the browsers' limit", async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  const adapter = answering(200, '{}');
  const send = createRequest(() => 'stored', { adapter, isLeaving: () => true });
  await send('http://kitara.example/x', { method: 'DELETE' });
  const [url, sent] = fetch.mock.lastCall ?? [];
  expect(url).toBe('http://kitara.example/x');
  expect(sent).toMatchObject({ method: 'DELETE', keepalive: true, headers: { Authorization: 'Bearer stored' } });
  expect(adapter).not.toHaveBeenCalled();
  await send('http://kitara.example/x', { method: 'PUT', body: { text: 'x'.repeat(40_000) } });
  await send('http://kitara.example/x');
  expect(adapter).toHaveBeenCalledTimes(2);
  expect(fetch).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

describe('a failure', () => {
  it.each([
    ['a text is shown as it is', '{"error":"Not today."}', 'Not today.'],
    ['an object gives its first entry', '{"error":{"a":"First.","b":"Second."}}', 'First.'],
    ['nothing usable stays empty', '{"error":17}', ''],
    ['a page that is not JSON stays empty', '<html>', ''],
  ])('%s', async (_, body, message) => {
    await expect(ask(answering(422, body))).rejects.toMatchObject({ message, status: 422, code: 422 });
  });

  it.each([
    ['the connection times out', new AxiosError('', 'ETIMEDOUT'), 'TIMEOUT_ERROR'],
    ['the connection is aborted', new AxiosError('', 'ECONNABORTED'), 'TIMEOUT_ERROR'],
    ['the network fails', new AxiosError('', 'ERR_NETWORK'), 'FETCH_ERROR'],
  ])('%s', async (_, error, code) => {
    await expect(ask(failing(error))).rejects.toMatchObject({ status: 0, code });
  });

  it('says that the service took too long', async () => {
    await expect(ask(failing(new AxiosError('', 'ECONNABORTED')))).rejects.toThrow(
      'Service took long to respond, please try again.',
    );
  });

  it('an answer that cannot be parsed is a parsing error', async () => {
    await expect(ask(answering(200, '<html>'))).rejects.toMatchObject({ code: 'PARSING_ERROR', status: 200 });
  });

  it('a cancelled call fails as an abort, which the query cache ignores', async () => {
    await expect(ask(failing(new CanceledError()))).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('passes failed fields to react-admin nested as in the record', async () => {
  const body = '{"error":"Check the fields.","errors":{"client.firstName":"is required","status":"is unknown"}}';
  const httpClient = createHttpClient(createRequest(() => null, { adapter: answering(422, body) }));
  await expect(httpClient('/x', { method: 'POST', body: '{}' })).rejects.toMatchObject({
    name: 'HttpError',
    status: 422,
    body: { code: 422, errors: { client: { firstName: 'is required' }, status: 'is unknown' } },
  });
});
