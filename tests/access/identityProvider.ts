import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** The provider's claims about a user. */
export interface Account {
  /** The id at the provider; by default, one per e-mail address. */
  sub?: string;
  email?: string;
  /** Some providers send it as text, or leave it out. */
  email_verified?: boolean | string;
  /** Its tenant, and the name for signing in there, as Microsoft Entra ID sends them. */
  tid?: string;
  preferred_username?: string;
  /** The claims of the ID token, if they differ from those of the userinfo endpoint. */
  idToken?: { email?: string; email_verified?: boolean | string };
  /** The authentication methods used at the provider. */
  amr?: string[];
}

/** In seconds. */
const CENTURY = 100 * 365 * 86_400;

/** The credentials of the portal at the provider. */
export const CLIENT = { id: 'kitara', secret: 'a secret of two' };

export interface IdentityProvider {
  issuer: string;
  /** Sets the account that signs in from now on whenever a user is sent to the provider; null: they decline. */
  expect(account: Account | null): void;
  /** Sets whether tokens have the provider's own signature or a forged one from now on. */
  sign(truly: boolean): void;
  /** Follows the redirects like a browser; returns the URL to which it is sent back. */
  follow(address: string): Promise<URL>;
  close(): Promise<unknown>;
}

/** Suppresses the library's warnings that it prefers a later Node and that its in-memory storage is not for production. */
async function quietly<T>(make: () => Promise<T>): Promise<T> {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  return make().finally(() => warn.mockRestore());
}

/** Replaces the end of the answer's ID token with a forged signature of the same length. */
function forge(response: ServerResponse): void {
  const end = response.end.bind(response) as (text: string) => ServerResponse;
  const forged = (text: string) => text.replace(/("id_token":"[^"]*)[^"]{8}"/, '$1AAAAAAAA"');
  response.end = ((text: unknown) => end(forged(String(text)))) as typeof response.end;
}

/** Starts an OpenID provider on its own port that redirects only to this address. It asks for no password. */
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
    claims: {
      openid: ['sub', 'amr', 'tid', 'preferred_username'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    // Also those of the scopes email and profile, as most providers do.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of a test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async (use) => {
        const { idToken, ...claims } = known.get(accountId) ?? {};
        return { ...(use === 'id_token' && idToken ? idToken : claims), sub: accountId };
      },
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: 'test' }] },
    // Every user who signs in consents.
    loadExistingGrant: async ({ oidc: { client, session, provider: at } }) => {
      const grant = new at.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    // These cookies expire by a server clock that a journey may have moved, unlike the browser's clock.
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: CENTURY, Session: CENTURY },
  };
  const provider = await quietly(async () => new Provider(issuer, options));
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!isSigned && request.url === '/token') forge(response);
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const declined = { error: 'access_denied' };
    const id = account?.sub ?? `account of ${(account?.email ?? account?.preferred_username)?.toLowerCase()}`;
    if (account) known.set(id, account);
    return provider.interactionFinished(
      request,
      response,
      account ? { login: { accountId: id, ...(account.amr ? { amr: account.amr } : {}) } } : declined,
    );
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
