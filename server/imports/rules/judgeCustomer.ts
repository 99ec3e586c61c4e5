import type { LineNote } from '../../../contract/imports/imports';
import { accounts } from '../../../resources/accounts/accounts';
import { nameKey, placeKey } from './names';
import { fault, isFaulty, warning } from './notes';
import type { CustomerLine } from './readCustomer';

/** A known customer: an account, or an earlier row of the same file. */
export interface KnownCustomer {
  /** The account's id, or null for a row. */
  id: string | null;
  /** `KF-000123` or `line 12`. */
  called: string;
  /** The account's number; null if a row has none. */
  number: string | null;
  phone: string;
  name: string;
  place: string;
}

/** A known ONU: in stock (null), at an account, or in an earlier row. */
export interface KnownOnu {
  called: string | null;
}

/** Everything known when a row is checked. */
export interface CustomerFacts {
  byNumber: ReadonlyMap<string, KnownCustomer>;
  byPhone: ReadonlyMap<string, readonly KnownCustomer[]>;
  onus: ReadonlyMap<string, KnownOnu>;
  /** The names of packages, by their names in lower case. */
  packages: ReadonlyMap<string, string>;
}

export interface JudgedCustomer {
  status: 'FAULTY' | 'KNOWN' | 'READY';
  notes: LineNote[];
  known: KnownCustomer | null;
}

const SHOWN_PACKAGES = 6;

/**
 * Returns the result for a row whose own fields were read: faulty, already known, or ready. A customer is known by account number
 * with the same phone number or name, and by phone number, name and address (a blank address matches any), unless both have
 * account numbers of the same system, which differ. Other customers may share a phone number.
 */
export function judgeCustomer(line: CustomerLine, notes: readonly LineNote[], facts: CustomerFacts): JudgedCustomer {
  const all = [...notes];
  const self = asKnown(line, null, '');
  const holder = line.accountNumber === null ? undefined : facts.byNumber.get(line.accountNumber);
  const sharing = (self.phone && facts.byPhone.get(self.phone)) || [];
  const known =
    holder && isSame(holder, self) ? holder : sharing.find((each) => isTwin(each, self) && !isOtherAccount(each, self));
  if (!isFaulty(all) && known)
    return { status: 'KNOWN', notes: [...all, warning(null, `is already there: ${known.called}`)], known };
  if (holder && !isSame(holder, self))
    all.push(fault('accountNumber', `${line.accountNumber} belongs to another customer: ${holder.called}`));
  const [first] = sharing;
  if (first) all.push(warning('phoneNumber', `is also the number of ${first.called}`));
  if (line.packageName !== '' && !facts.packages.has(line.packageName.toLowerCase()))
    all.push(fault('packageName', `"${line.packageName}" is none of your packages: ${namesOf(facts.packages)}`));
  const onu = line.onuSerial === '' ? undefined : facts.onus.get(line.onuSerial);
  if (onu?.called) all.push(fault('onuSerial', `${line.onuSerial} is in use already: ${onu.called}`));
  return { status: isFaulty(all) ? 'FAULTY' : 'READY', notes: all, known: null };
}

/** Returns a row as a known customer, for later rows of the file. */
export const asKnown = (
  { person, accountNumber: number }: CustomerLine,
  id: string | null,
  called: string,
): KnownCustomer => ({
  ...{ id, called, number, phone: person.phoneNumber },
  ...{ name: nameKey(person), place: placeKey(person.placeOfResidence) },
});

/** Returns whether two customers with the same account number are the same: by phone number or by name. */
export const isSame = (one: KnownCustomer, other: KnownCustomer) =>
  one.phone === other.phone || one.name === other.name;
const isTwin = (one: KnownCustomer, other: KnownCustomer) =>
  one.name === other.name && (one.place === '' || other.place === '' || one.place === other.place);

const isOurs = (number: string) => new RegExp(`^${accounts.fields.accountNumber.prefix}-\\d{6}$`).test(number);

/**
 * Returns whether a row is another account of a known customer: both have numbers, which differ. A number of ours says nothing
 * about one of another system.
 */
const isOtherAccount = ({ number, id }: KnownCustomer, self: KnownCustomer): boolean =>
  number !== null &&
  self.number !== null &&
  number !== self.number &&
  (id === null || isOurs(number) === isOurs(self.number));

function namesOf(packages: ReadonlyMap<string, string>): string {
  const names = [...packages.values()];
  const more = names.length > SHOWN_PACKAGES ? ' …' : '';
  return names.length > 0 ? `${names.slice(0, SHOWN_PACKAGES).join(', ')}${more}` : 'you have none yet';
}
