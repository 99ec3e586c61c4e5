import { SESSION_IDLE } from '../../../contract/access/sessions';

/** Returns whether something that can be used once, until a moment (ISO 8601 UTC), is still valid at `now`. */
export const isUsable = (
  { usedAt = null, expiresAt }: { usedAt?: string | null; expiresAt: string },
  now: Date,
): boolean => usedAt === null && Date.parse(expiresAt) > now.getTime();

interface Session {
  revokedAt: string | null;
  expiresAt: string;
  /** Null: an earlier version opened it, or it is a customer's session, which lasts only half an hour. */
  lastUsedAt: string | null;
}

/** Returns whether a session is valid: it was not revoked, has not expired, and was used within the last hour. */
export const isSessionValid = ({ revokedAt, expiresAt, lastUsedAt }: Session, now: Date): boolean =>
  revokedAt === null && Date.parse(expiresAt) > now.getTime() && (lastUsedAt === null || !isIdle(lastUsedAt, now));

const isIdle = (lastUsedAt: string, now: Date) => now.getTime() - Date.parse(lastUsedAt) > SESSION_IDLE;
