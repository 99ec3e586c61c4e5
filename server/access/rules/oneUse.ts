/** Returns whether something that can be used once, until a moment (ISO 8601 UTC), is still valid at `now`. */
export const isUsable = (
  { usedAt = null, expiresAt }: { usedAt?: string | null; expiresAt: string },
  now: Date,
): boolean => usedAt === null && Date.parse(expiresAt) > now.getTime();
