import type { LineNote } from '../../../contract/imports/imports';
import { asKnown, isSame, type KnownCustomer } from './judgeCustomer';
import { isFaulty } from './notes';
import type { CustomerLine } from './readCustomer';

/** The line of an account that is paid for longest, so far. */
interface Service {
  line: number;
  customer: KnownCustomer;
  /** The end in milliseconds; -Infinity if there is none. */
  end: number;
}

/**
 * The rows of a file by their accounts. Other systems export an account once for each of its packages, one of which is running;
 * only the row that is paid for longest is imported.
 */
export class Services {
  readonly #longest = new Map<string, Service>();

  take(line: number, { line: read, notes }: { line: CustomerLine; notes: readonly LineNote[] }): void {
    if (isFaulty(notes)) return;
    const customer = asKnown(read, null, `line ${line}`);
    const end = read.endDate === null ? Number.NEGATIVE_INFINITY : Date.parse(read.endDate);
    const key = keyOf(customer);
    const longest = this.#longest.get(key);
    if (!longest || (isSame(longest.customer, customer) && end > longest.end))
      this.#longest.set(key, { line, customer, end });
  }

  /** Returns the line of the same account that is paid for longer than this one, or null. */
  longerThan(line: number, read: CustomerLine): number | null {
    const customer = asKnown(read, null, '');
    const longest = this.#longest.get(keyOf(customer));
    // A line with the same end is a repetition, which is known by the earlier one.
    if (!longest || longest.line <= line || !isSame(longest.customer, customer)) return null;
    return longest.line;
  }
}

const keyOf = ({ number, phone, name, place }: KnownCustomer): string => number ?? `${phone}\n${name}\n${place}`;
