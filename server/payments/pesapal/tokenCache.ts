import { singleFlight } from '../../promises';
import { isAuthError } from './refusal';
import type { Transport } from './transport';

export interface AccessToken {
  token: string;
  /** The provider's expiryDate: 5 minutes after issue according to its documentation (D), 60 in recordings (R). */
  expiresAt: Date;
}

export interface TokenCache {
  get(): Promise<AccessToken>;
  /** Forgets this token, but not a newer one, so that callers that are refused together renew it once. */
  drop(token: string): void;
}

/** The documented and the recorded lifetime differ, so no token is used for longer than this, whatever its expiryDate. */
export const LONGEST_USE_MS = 4 * 60_000;

/** Caches one token until its expiryDate, but at most for LONGEST_USE_MS. Concurrent callers share one `request`. */
export function createTokenCache(request: () => Promise<AccessToken>, now: () => Date): TokenCache {
  let held: AccessToken | null = null;
  const renew = singleFlight(async () => {
    const latest = now().getTime() + LONGEST_USE_MS;
    const { token, expiresAt } = await request();
    held = { token, expiresAt: new Date(Math.min(expiresAt.getTime(), latest)) };
    return held;
  });
  return {
    get: async () => (held && now() < held.expiresAt ? held : renew()),
    drop(token) {
      if (held?.token === token) held = null;
    },
  };
}

/** Returns a transport that adds a bearer token, and renews the token once if the provider does not accept it. */
export function createAuthorisedCall(transport: Transport, tokens: TokenCache): Transport {
  const attempt: Transport = async (call) => {
    const { token } = await tokens.get();
    const reply = await transport({ ...call, token });
    if (isAuthError(reply)) tokens.drop(token);
    return reply;
  };
  return async (call) => {
    const reply = await attempt(call);
    return isAuthError(reply) ? attempt(call) : reply;
  };
}
