import type { ClientAuth, Configuration } from 'openid-client';
import { Refusal } from '../../contract/api/errors';
import { returnAddress } from '../../contract/pages/singleSignOn';
import { keyedHash } from '../base/keyedHash';
import type { Config, SingleSignOn } from '../config/config';
import type { Claims } from './rules/singleSignOn';

/** Milliseconds that the provider may take to answer. */
const PATIENCE = 10_000;

/** Read when somebody signs in so: a start need not wait for it. */
const library = () => import('openid-client');

/** What the provider is asked with: this portal's settings, and the ticket of one sign-in, which the browser alone holds. */
interface Asked {
  provider: SingleSignOn;
  ticket: string;
  config: Pick<Config, 'appSecret' | 'publicUrl'>;
}

/** What belongs to one sign-in and to no other. It is made from the ticket, so that the database need not hold it. */
const secretsOf = ({ ticket, config }: Asked) => {
  const secret = (purpose: string) => keyedHash(config.appSecret, `single-sign-on ${purpose}:${ticket}`);
  return { state: secret('state'), nonce: secret('nonce'), verifier: secret('verifier') };
};

/** What the provider says of itself. Asked for each time: people sign in seldom, and what it says may change. */
async function discovered({ issuer, clientId, clientSecret }: SingleSignOn, timeoutMs: number): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, discovery, enableNonRepudiationChecks } =
    await library();
  // In production the settings refuse such a provider.
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  // What the provider says of somebody counts with its signature only, by the keys that it publishes.
  const execute = [enableNonRepudiationChecks, ...insecure];
  const authenticate: ClientAuth = (server, ...asked) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    way(clientSecret)(server, ...asked);
  };
  return discovery(new URL(issuer), clientId, undefined, authenticate, { execute, timeout: timeoutMs / 1_000 });
}

/** Where the provider asks somebody to sign in. */
export async function signOnAddress(asked: Asked): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  const { state, nonce, verifier } = secretsOf(asked);
  const provider = await discovered(asked.provider, PATIENCE).catch(() => {
    throw new Refusal('unavailable', 'The identity provider could not be reached. Try again, or use your password.');
  });
  return buildAuthorizationUrl(provider, {
    redirect_uri: returnAddress(asked.config.publicUrl),
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  }).href;
}

/** What the provider says of whom it sent back with this code; throws where it does not stand by it, or cannot be reached. */
export async function claimsBehind(
  asked: Asked,
  { code, state, issuer }: { code: string; state: string; issuer?: string | null | undefined },
): Promise<Claims> {
  const { authorizationCodeGrant, fetchUserInfo } = await library();
  const { state: expectedState, nonce, verifier } = secretsOf(asked);
  const provider = await discovered(asked.provider, PATIENCE);
  const returned = new URL(returnAddress(asked.config.publicUrl));
  returned.search = new URLSearchParams({ code, state, ...(issuer ? { iss: issuer } : {}) }).toString();
  const checks = { expectedState, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  const tokens = await authorizationCodeGrant(provider, returned, checks);
  const claims: Claims | undefined = tokens.claims();
  if (!claims) throw new Error('The provider answered no ID token.');
  // Some providers tell the address there alone.
  const more =
    claims.email === undefined && provider.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(provider, tokens.access_token, claims.sub)
      : {};
  return { ...more, ...claims };
}

/**
 * Whether the provider answers, and takes the client ID and the secret: it is asked with a code that nobody was given, which it
 * refuses only after it has looked at these. Answers what worked, throws what did not.
 */
export async function tryProvider(provider: SingleSignOn, publicUrl: string, timeoutMs: number): Promise<string> {
  const { authorizationCodeGrant, ResponseBodyError, WWWAuthenticateChallengeError } = await library();
  const found = await discovered(provider, timeoutMs);
  const address = returnAddress(publicUrl);
  const returned = new URLSearchParams({ code: 'test', iss: found.serverMetadata().issuer });
  const refused = await authorizationCodeGrant(found, new URL(`${address}?${returned}`), {
    pkceCodeVerifier: 'test'.repeat(11),
  }).then(
    () => null,
    (error) => error,
  );
  if (refused instanceof WWWAuthenticateChallengeError) throw new Error(WRONG_CLIENT);
  if (!(refused instanceof ResponseBodyError)) throw refused ?? new Error('The provider accepted a code of nobody.');
  if (['invalid_client', 'unauthorized_client'].includes(refused.error)) throw new Error(WRONG_CLIENT);
  return `The provider accepts the client ID and the secret. It must know this address to return to: ${address}`;
}

const WRONG_CLIENT = 'The provider refused the client ID or the secret.';
