import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ERROR_STATUS, Refusal } from '../../contract/api/errors';
import { readBody } from './readBody';

const app = new Hono();
for (const [path, takesForms] of [
  ['/json', false],
  ['/form', true],
] as const)
  app.post(path, async (c) => c.json(await readBody(c, z.looseObject({}), { takesForms })));
app.onError((error, c) =>
  error instanceof Refusal ? c.json(error.message, ERROR_STATUS[error.code]) : c.json('fault', 500),
);

async function post(path: string, body: string, type?: string) {
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  const answer = await app.request(path, { method: 'POST', headers, body: Buffer.from(body) });
  return [answer.status, await answer.json()];
}

it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;'])(
  'reads JSON as %s',
  async (type) => expect(await post('/json', '{"a":1}', type)).toEqual([200, { a: 1 }]),
);

it('reads a missing body as an empty object, whatever its type', async () => {
  for (const type of [undefined, 'application/json', 'text/plain'])
    expect(await post('/json', ' ', type)).toEqual([200, {}]);
});

it.each([
  undefined,
  '',
  'text/plain',
  'text/json',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain; application/json',
])('refuses a body of type %s, and names the accepted type', async (type) =>
  expect(await post('/json', '{"a":1}', type)).toEqual([415, 'Send the body with Content-Type: application/json.']),
);

it('reads a form if forms are accepted, and limits its fields', async () => {
  const type = 'application/x-www-form-urlencoded';
  expect(await post('/form', 'a=1&b=2', type)).toEqual([200, { a: '1', b: '2' }]);
  expect(await post('/form', '{"a":1}', 'application/json')).toEqual([200, { a: 1 }]);
  expect(await post('/form', 'a=1', 'text/plain')).toEqual([
    415,
    'Send the body with Content-Type: application/json or application/x-www-form-urlencoded.',
  ]);
  expect(await post('/form', 'a&'.repeat(1_001), type)).toEqual([
    400,
    'The body has too many fields: 1000 are accepted.',
  ]);
});

it('refuses JSON that is nested too deeply or has too many names', async () => {
  expect(await post('/json', '['.repeat(21), 'application/json')).toEqual([
    400,
    'The body is nested too deeply: 20 levels are accepted.',
  ]);
  expect(await post('/json', '{"a":'.repeat(10), 'application/json')).toEqual([400, 'The body is not JSON.']);
});
