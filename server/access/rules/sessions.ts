import { SESSION_IDLE } from '../../../contract/access/sessions';

interface Session {
  revokedAt: string | null;
  expiresAt: string;
  /** Null: an earlier version opened it, or it is a customer's, which lasts half an hour and no longer. */
  lastUsedAt: string | null;
}

/** Whether a session opens anything: it was not revoked, has time left, and was used within the last hour. */
export const isOpen = ({ revokedAt, expiresAt, lastUsedAt }: Session, now: Date): boolean =>
  revokedAt === null && Date.parse(expiresAt) > now.getTime() && (lastUsedAt === null || !isIdle(lastUsedAt, now));

const isIdle = (lastUsedAt: string, now: Date) => now.getTime() - Date.parse(lastUsedAt) > SESSION_IDLE;
