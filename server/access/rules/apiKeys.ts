import { API_KEY_DAYS, type API_KEY_STATUSES } from '../../../contract/access/apiKeys';
import { dayAfter, dayAt } from '../../rules/days';

interface Key {
  status: (typeof API_KEY_STATUSES)[number];
  /** Its last day, in the calendar of the provider's country. */
  expiresOn: string;
}

/** Returns whether a key is valid. */
export const isValid = ({ status, expiresOn }: Key, now: Date): boolean =>
  status === 'ACTIVE' && dayAt(now) <= expiresOn;

/** Returns the fault of a new key's last day, or null if there is none. */
export function expiryFault(expiresOn: string, now: Date): string | null {
  const today = dayAt(now);
  const last = dayAfter(today, API_KEY_DAYS);
  return expiresOn >= today && expiresOn <= last ? null : `must be a day from ${today} to ${last}`;
}

const MINUTE = 60_000;

/** Returns whether a use of a key or a session is to be recorded, because the last recorded use was at least a minute ago. */
export const isUseToNote = (lastUsedAt: string | null, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= MINUTE;
