import { type AxiosAdapter, AxiosError } from 'axios';
import { expect, it, vi } from 'vitest';
import { createDownload } from './download';

const answering = (status: number, text: string) =>
  vi.fn<AxiosAdapter>(async (config) => ({ status, statusText: '', data: new Blob([text]), headers: {}, config }));

it('downloads a file with the stored token, however long it takes', async () => {
  const adapter = answering(200, 'a,b');
  const blob = await createDownload(() => 'stored', { adapter })('/x.csv');
  expect(await blob.text()).toBe('a,b');
  const config = adapter.mock.lastCall?.[0];
  expect(config?.headers.get('Authorization')).toBe('Bearer stored');
  expect(config?.timeout).toBe(0);
});

it.each([
  ['the server’s own words', answering(403, '{"error":"You may not."}'), { message: 'You may not.', status: 403 }],
  ['a page that is not JSON', answering(502, '<html>'), { message: '', status: 502 }],
  ['a broken line', () => Promise.reject(new AxiosError('', 'ERR_NETWORK')), { code: 'FETCH_ERROR' }],
])('fails with %s', async (_, adapter, failure) => {
  await expect(createDownload(() => null, { adapter })('/x.csv')).rejects.toMatchObject(failure);
});
