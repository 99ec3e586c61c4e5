import { shareWhileRunning } from '../../promises/shareWhileRunning';

export interface AccessToken {
  token: string;
  /** The provider's expiryDate; documented 5 minutes after issue (D), recorded 60 (R). */
  expiresAt: Date;
}

export interface TokenCache {
  get(): Promise<AccessToken>;
  /** Forgets this token and no newer one, so that callers refused together renew once. */
  drop(token: string): void;
}

/** The two documented and recorded lives differ, so no token is used longer than this, whatever its expiryDate says. */
export const LONGEST_USE_MS = 4 * 60_000;

/** Holds one token until its expiryDate, at most LONGEST_USE_MS; concurrent callers share one `request`. */
export function createTokenCache(request: () => Promise<AccessToken>, now: () => Date): TokenCache {
  let held: AccessToken | null = null;
  const renew = shareWhileRunning(async () => {
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
