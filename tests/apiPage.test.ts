import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../resources/access/users';
import { clients } from '../resources/accounts/clients';
import { products } from '../resources/subscriptions/products';
import { prepareStore } from '../server/prepare';
import type { Store } from '../server/store/Store';
import { secretOf, signedRequest } from '../server/webhooks/signing';
import { keyOf } from './conformance/api/callers';
import { openDemoDatabase } from './databases';
import { START } from './start';
import { createWorld, type World } from './world';

const PAGE = readFileSync('docs/api.md', 'utf8');
/** Each command of the page with the answer after it. */
const EXAMPLES = [...PAGE.matchAll(/^```sh\n([\s\S]*?)^```\n\n```json\n([\s\S]*?)^```/gm)].map(
  ([, command = '', answer = '']) => ({
    command: command.replaceAll('\\\n', '').trim(),
    answer: JSON.parse(answer) as unknown,
  }),
);
const [, VERIFIER = ''] = /^```js\n([\s\S]*?)^```/m.exec(PAGE) ?? [];

let store: Store;
let world: World;
let variables: Record<string, string>;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  world = createWorld(store);
  const admin = { path: 'emailAddress', in: ['admin@kitara.example'] } as const;
  const [[maker], [client], [product]] = await Promise.all([
    store.find(users, { where: [admin] }),
    store.find(clients, { limit: 1 }),
    store.find(products, { where: [{ path: 'active', in: [true] }], limit: 1 }),
  ]);
  const KEY = await keyOf(world, { makerId: maker?.id ?? '' });
  const TOKEN = await world.signIn('admin');
  variables = { KITARA: '', KEY, TOKEN, CLIENT: client?.id ?? '', PRODUCT: product?.id ?? '' };
});
afterAll(() => store?.close());

/** Splits a command into words as a shell does: with quotes, and with variables outside single quotes. */
function wordsOf(command: string): string[] {
  const value = (text: string) => text.replace(/\$([A-Z]+)/g, (_, name: string) => variables[name] ?? '');
  const words = command.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? [];
  return words.map((word) =>
    [...word.matchAll(/'([^']*)'|"([^"]*)"|([^'"]+)/g)]
      .map(([, single, double, bare]) => single ?? value(double ?? bare ?? ''))
      .join(''),
  );
}

/** Makes the call of a curl command. */
function run(command: string) {
  const [program, ...words] = wordsOf(command);
  expect(program).toBe('curl');
  const after = (flag: string) => words.flatMap((word, at) => (words[at - 1] === flag ? [word] : []));
  const url = words.find((word) => word.startsWith('/')) ?? '';
  const headers = Object.fromEntries(
    after('-H').map((header) => {
      const [name = '', value = ''] = header.split(': ', 2);
      return [name.toLowerCase(), value];
    }),
  );
  const [body] = after('-d');
  return world.call(after('-X')[0] ?? 'GET', url, { headers, ...(body ? { body } : {}) });
}

/** Checks that every field in `told` is in `given` with the same kind of value. */
function expectLike(given: unknown, told: unknown, path: string): void {
  if (Array.isArray(told)) {
    expect(Array.isArray(given), path).toBe(true);
    for (const each of (given as unknown[]).slice(0, 1)) expectLike(each, told[0], `${path}[]`);
    expect((given as unknown[]).length, path).toBeGreaterThan(0);
  } else if (told && typeof told === 'object') {
    for (const [name, value] of Object.entries(told))
      expectLike((given as Record<string, unknown>)[name], value, `${path}.${name}`);
  } else expect(typeof given, path).toBe(typeof told);
}

it.each(EXAMPLES)('$command', async ({ command, answer }) => {
  // The current version: a previous example may have changed the client.
  variables.VERSION = (await store.get(clients, variables.CLIENT ?? ''))?.dateUpdated ?? '';
  const { status, body } = await run(command);
  expect([200, 201], JSON.stringify(body)).toContain(status);
  expectLike(body, answer, '');
});

it('shows every command with its answer', () => {
  expect(EXAMPLES).toHaveLength(PAGE.match(/^```sh$/gm)?.length ?? 0);
});

it('verifies a sent webhook, and refuses a changed or old one', async () => {
  const { verified } = await import(`data:text/javascript,${encodeURIComponent(VERIFIER)}`);
  const { appSecret } = world.deps.config;
  const delivery = { id: 'one', event: 'order.placed', dateCreated: START.toISOString(), data: { id: 'two' } } as const;
  const secret = secretOf(appSecret, 'webhook');
  const { headers, body } = signedRequest(appSecret, 'webhook', delivery, new Date());
  expect(verified(headers, body, secret)).toMatchObject({ id: 'one', data: { id: 'two' } });
  expect(() => verified(headers, `${body} `, secret)).toThrow('The signature is wrong.');
  expect(() => verified(headers, body, secretOf(appSecret, 'other'))).toThrow('The signature is wrong.');
  const old = signedRequest(appSecret, 'webhook', delivery, new Date(Date.now() - 301_000));
  expect(() => verified(old.headers, old.body, secret)).toThrow('The call is too old.');
});
