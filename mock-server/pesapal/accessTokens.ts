/** Creates bearer tokens that expire. They do not survive a restart: a client renews a refused token. */
export function createAccessTokens(now: () => Date, lifeMs: number, newId: () => string) {
  const ends = new Map<string, Date>();
  return {
    issue() {
      const token = `stand-in.${newId()}`;
      const expiresAt = new Date(now().getTime() + lifeMs);
      ends.set(token, expiresAt);
      return { token, expiresAt };
    },
    accepts(authorization: string | undefined): boolean {
      const end = ends.get(authorization?.replace(/^Bearer /i, '') ?? '');
      return end !== undefined && now() < end;
    },
    revokeAll: () => ends.clear(),
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;
