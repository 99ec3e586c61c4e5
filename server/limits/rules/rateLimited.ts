import { Refusal } from '../../../contract/api/errors';
import { phrase, Terms } from '../../../contract/api/Phrase';

/** Returns the refusal of a rate-limited call until `endsAt` (ISO 8601 UTC), with the wait in words and in seconds. */
export function rateLimited(what: string | undefined, endsAt: string, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1_000));
  const minutes = Math.ceil(seconds / 60);
  const values = { what: new Terms([what ?? 'attempts']), minutes };
  const message =
    minutes === 1
      ? phrase('Too many {what}. Try again in {minutes} minute.', values)
      : phrase('Too many {what}. Try again in {minutes} minutes.', values);
  return new Refusal('throttled', message, undefined, seconds);
}
