import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** What the provider says of somebody. */
export interface Account {
  /** Who they are there; left out, one for each e-mail address. */
  sub?: string;
  email: string;
  email_verified: boolean;
  /** How they signed in there. */
  amr?: string[];
}

/** Seconds. */
const CENTURY = 100 * 365 * 86_400;

/** What the portal is known by there. */
export const CLIENT = { id: 'kitara', secret: 'a secret of two' };

export interface IdentityProvider {
  issuer: string;
  /** Who signs in from now on, wherever somebody is sent there; null: they decline. */
  expect(account: Account | null): void;
  /** Whether tokens have the provider's own signature, or from now on another. */
  sign(truly: boolean): void;
  /** What a browser does where the portal sent it: the address that it is sent back to. */
  follow(address: string): Promise<URL>;
  close(): Promise<unknown>;
}

/** It says that it prefers a later Node, and that what it keeps in memory is for no production. */
async function quietly<T>(make: () => Promise<T>): Promise<T> {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  return make().finally(() => warn.mockRestore());
}

/** Has the ID token of an answer end in another signature of the same length. */
function forge(response: ServerResponse): void {
  const end = response.end.bind(response) as (text: string) => ServerResponse;
  const forged = (text: string) => text.replace(/("id_token":"[^"]*)[^"]{8}"/, '$1AAAAAAAA"');
  response.end = ((text: unknown) => end(forged(String(text)))) as typeof response.end;
}

/** An OpenID provider on a port of its own, which sends people back to this address alone. Nobody is asked for a password. */
export async function openIdentityProvider(returnTo: string): Promise<IdentityProvider> {
  const Provider = await quietly(() => import('oidc-provider')).then((library) => library.default);
  let account: Account | null = null;
  let isSigned = true;
  const known = new Map<string, Account>();
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ format: 'jwk' });
  const options: ConstructorParameters<typeof Provider>[1] = {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [returnTo] }],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of a test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ ...known.get(accountId), sub: accountId }),
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: 'test' }] },
    // Whoever signs in agrees.
    loadExistingGrant: async ({ oidc: { client, session, provider: at } }) => {
      const grant = new at.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    // The cookies of these end by a clock that a journey may have moved, and its browser's has not.
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: CENTURY, Session: CENTURY },
  };
  const provider = await quietly(async () => new Provider(issuer, options));
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!isSigned && request.url === '/token') forge(response);
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const declined = { error: 'access_denied' };
    const id = account?.sub ?? `account of ${account?.email.toLowerCase()}`;
    if (account) known.set(id, account);
    return provider.interactionFinished(request, response, account ? { login: { accountId: id } } : declined);
  });
  return {
    issuer,
    expect(somebody) {
      account = somebody;
    },
    sign(truly) {
      isSigned = truly;
    },
    async follow(address) {
      const cookies = new Map<string, string>();
      let at = new URL(address);
      while (!at.href.startsWith(returnTo)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const reply = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const each of reply.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
          cookies.set(name, value);
        }
        const next = reply.headers.get('location');
        if (!next) throw new Error(`${at.pathname} answered ${reply.status}: ${await reply.text()}`);
        at = new URL(next, at);
      }
      return at;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
