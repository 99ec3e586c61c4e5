import type { Name } from '../../names';

/** Returns the test of the protocol: an answer, a refusal, a lost answer, a timeout. */
export function protocolTest({ camel, pascal, words }: Name, domain: string): string {
  return `import { beforeEach, expect, it } from 'vitest';
import { create${pascal}StandIn } from '../../mock-server/${camel}/create${pascal}StandIn';
import { create${pascal} } from '../../server/${domain}/${camel}/create${pascal}';

const { app, control } = create${pascal}StandIn({ key: 'key' });
const inside: typeof fetch = async (input, init) => app.request(String(input).replace('http://system.test', ''), init);
const clientWith = (key: string, fetch = inside) =>
  create${pascal}({ url: 'http://system.test/', key, fetch, timeoutMs: 50 });

beforeEach(() => {
  control.mood = 'working';
});

it('answers', async () => {
  expect(await clientWith('key').version()).toBe('1.0');
});

it('says that a wrong key is refused', async () => {
  await expect(clientWith('another').version()).rejects.toMatchObject({
    kind: 'refused',
    message: '${words} refused the call with the status 403.',
  });
});

it.each<[string, typeof fetch]>([
  ['answers with an error', async () => new Response('', { status: 503 })],
  ['answers with something else', async () => new Response('<html>')],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  [
    'does not answer in time',
    (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  ],
])('concludes nothing if the system %s', async (_, fetch) => {
  await expect(clientWith('key', fetch).version()).rejects.toMatchObject({ kind: 'unreachable' });
});

it('concludes nothing while the stand-in is down', async () => {
  control.mood = 'down';
  await expect(clientWith('key').version()).rejects.toMatchObject({ kind: 'unreachable' });
});
`;
}
