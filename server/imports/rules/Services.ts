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
    const longest = this.#longest.get(keyOf(customer));
    if (!longest || (isSame(longest.customer, customer) && endOf(read) > longest.end))
      this.#longest.set(keyOf(customer), { line, customer, end: endOf(read) });
  }

  /** Returns the line of the same account that is paid for longer than this one, or null. */
  longerThan(read: CustomerLine): number | null {
    const customer = asKnown(read, null, '');
    const longest = this.#longest.get(keyOf(customer));
    return longest && longest.end > endOf(read) && isSame(longest.customer, customer) ? longest.line : null;
  }
}

const endOf = ({ endDate }: CustomerLine) => (endDate === null ? Number.NEGATIVE_INFINITY : Date.parse(endDate));
const keyOf = ({ number, phone, name, place }: KnownCustomer): string => number ?? `${phone}\n${name}\n${place}`;
