import { Refusal } from '../../../contract/api/errors';

/** Returns the refusal of a rate-limited call until `endsAt` (ISO 8601 UTC), with the wait in words and in seconds. */
export function rateLimited(what: string | undefined, endsAt: string, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1_000));
  const minutes = Math.ceil(seconds / 60);
  const message = `Too many ${what ?? 'attempts'}. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
  return new Refusal('throttled', message, undefined, seconds);
}
