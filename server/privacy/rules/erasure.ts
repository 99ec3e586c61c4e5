import { Refusal } from '../../../contract/api/errors';

/** Records in progress, by their resource. */
export interface OpenWork {
  resource: string;
  label: readonly [one: string, several: string];
  count: number;
}

/**
 * Returns why a person cannot be erased yet, or null: something of theirs is in progress, or a day with their money is not
 * closed.
 */
export function erasureRefusal(open: readonly OpenWork[], unclosedDay: string | null): Refusal | null {
  const waiting = open.filter(({ count }) => count > 0);
  if (waiting.length > 0) {
    const said = waiting.map(({ label, count }) => `${count} ${label[count === 1 ? 0 : 1].toLowerCase()}`);
    const errors = Object.fromEntries(waiting.map(({ resource }, at) => [resource, said[at] ?? '']));
    const list = new Intl.ListFormat('en-GB').format(said);
    return new Refusal('conflict', `This person can’t be erased while something is open: ${list}.`, errors);
  }
  if (unclosedDay === null) return null;
  const errors = { 'day-closes': unclosedDay };
  return new Refusal('conflict', `Close the day ${unclosedDay} first: this person paid on it.`, errors);
}

/**
 * Returns whether tax law still requires the name to which a document was issued. It must be kept for so many days after the
 * issue.
 */
export const isWithinTaxTime = (issuedAt: string, now: Date, days: number): boolean =>
  now.getTime() - Date.parse(issuedAt) <= days * 86_400_000;
