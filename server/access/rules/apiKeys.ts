import { API_KEY_DAYS, type API_KEY_STATUSES } from '../../../contract/access/apiKeys';
import { dayAfter, dayAt } from '../../rules/days';

interface Key {
  status: (typeof API_KEY_STATUSES)[number];
  /** Its last day, on the calendar of the provider's country. */
  expiresOn: string;
}

/** Whether a key opens anything. */
export const isValid = ({ status, expiresOn }: Key, now: Date): boolean =>
  status === 'ACTIVE' && dayAt(now) <= expiresOn;

/** What is wrong with the last day of a new key; null where nothing is. */
export function expiryFault(expiresOn: string, now: Date): string | null {
  const today = dayAt(now);
  const last = dayAfter(today, API_KEY_DAYS);
  return expiresOn >= today && expiresOn <= last ? null : `must be a day from ${today} to ${last}`;
}

const MINUTE = 60_000;

/** Whether a use of a key or a session is to be written, since the last one that was is a minute old. */
export const isUseToNote = (lastUsedAt: string | null, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= MINUTE;
