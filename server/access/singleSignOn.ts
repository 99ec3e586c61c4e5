import type { ClientAuth, Configuration } from 'openid-client';
import { Refusal } from '../../contract/api/errors';
import { returnAddress } from '../../contract/pages/signInPage';
import { keyedHash } from '../base/passwords';
import type { Config, SingleSignOn } from '../config/config';
import { type Claims, needsUserInfo, withUserInfo } from './rules/singleSignOn';

/** The maximum time in milliseconds to wait for the provider. */
const PATIENCE = 10_000;

/** Loaded at the first single sign-on, so that a start need not wait for it. */
const library = () => import('openid-client');

/**
 * The input of a request to the provider: this portal's settings, and the ticket of one sign-in, which only the browser holds.
 */
interface Asked {
  provider: SingleSignOn;
  ticket: string;
  config: Pick<Config, 'appSecret' | 'publicUrl'>;
}

/** Returns the secrets of one sign-in. They are derived from the ticket, so that the database need not store them. */
const secretsOf = ({ ticket, config }: Asked) => {
  const secret = (purpose: string) => keyedHash(config.appSecret, `single-sign-on ${purpose}:${ticket}`);
  return { state: secret('state'), nonce: secret('nonce'), verifier: secret('verifier') };
};

/** Loads the provider's metadata. It is loaded each time, because sign-ins are rare and the metadata may change. */
async function discovered({ issuer, clientId, clientSecret }: SingleSignOn, timeoutMs: number): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, discovery, enableNonRepudiationChecks } =
    await library();
  // In production the settings refuse such a provider.
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  // Claims are accepted only with the provider's signature, verified with its published keys.
  const execute = [enableNonRepudiationChecks, ...insecure];
  const authenticate: ClientAuth = (server, ...asked) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    way(clientSecret)(server, ...asked);
  };
  return discovery(new URL(issuer), clientId, undefined, authenticate, { execute, timeout: timeoutMs / 1_000 });
}

/** Returns the provider's address for signing in. */
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

/**
 * Returns the provider's claims about the user whom it sent back with this code. Throws if they are not valid or the provider
 * cannot be reached.
 */
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
  // Some providers return the e-mail address, or whether it is verified, only there.
  if (!needsUserInfo(claims, asked.provider.trustedTenant) || !provider.serverMetadata().userinfo_endpoint)
    return claims;
  return withUserInfo(claims, await fetchUserInfo(provider, tokens.access_token, claims.sub));
}

/**
 * Tests that the provider answers and accepts the client ID and secret. It sends an invalid code, which the provider refuses only
 * after checking these. Returns a sentence about what worked; throws if the test fails.
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
  const said = `The provider accepts the client ID and the secret. It must know this address to return to: ${address}`;
  return [said, ...addressesOf(provider, found)].join(' ');
}

/** Returns whose e-mail addresses are accepted, where that is not simply those that the provider confirms. */
function addressesOf({ trustedTenant }: SingleSignOn, found: Configuration): string[] {
  if (trustedTenant) return [`All e-mail addresses of the tenant ${trustedTenant} are trusted.`];
  const claims = found.serverMetadata().claims_supported;
  return !claims || claims.includes('email_verified')
    ? []
    : [
        'It does not say that it confirms e-mail addresses (email_verified). If all users are in one tenant of your company, enter it as the trusted tenant; without it, they can’t sign in.',
      ];
}

const WRONG_CLIENT = 'The provider refused the client ID or the secret.';
