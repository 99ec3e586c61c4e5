/** Whether what counts once, and until a moment (ISO 8601 UTC), counts at `now`. */
export const stillCounts = (
  { usedAt = null, expiresAt }: { usedAt?: string | null; expiresAt: string },
  now: Date,
): boolean => usedAt === null && Date.parse(expiresAt) > now.getTime();
