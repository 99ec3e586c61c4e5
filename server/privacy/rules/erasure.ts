import { Refusal } from '../../../contract/api/errors';

/** Records that are still under way, by their resource. */
export interface OpenWork {
  resource: string;
  label: readonly [one: string, several: string];
  count: number;
}

/** Why a person cannot be erased yet: something of theirs is under way, or a day with their money is not closed. */
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

/** Whether tax law still wants to know whom a document was made out to: it is kept for so many days from its issue on. */
export const isWithinTaxTime = (issuedAt: string, now: Date, days: number): boolean =>
  now.getTime() - Date.parse(issuedAt) <= days * 86_400_000;
