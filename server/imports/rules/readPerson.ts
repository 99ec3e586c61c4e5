import type { LineNote } from '../../../contract/imports/imports';
import type { ImportColumn } from '../../../resources/language/importColumns';
import { nameIn } from './names';
import { type CellOf, fault, warning } from './notes';
import { phonesIn } from './phones';

/** A person as input for the API's validators, with blank texts for missing values. */
export interface ImportedPerson {
  firstName: string;
  lastName: string;
  emailAddress: string;
  phoneNumber: string;
  otherNumber: string;
}

/** The columns of the first and the last name, which are the same if one column contains both. */
export type NamedBy = readonly [first: ImportColumn, last: ImportColumn];

/** Reads the name, numbers and address of a row's person, whichever columns contain them. */
export function readPerson(
  cell: CellOf,
  columns: ReadonlySet<ImportColumn>,
): { person: ImportedPerson; notes: LineNote[]; namedBy: NamedBy } {
  const whole = cell('fullName');
  const [first, last] = [cell('firstName'), cell('lastName')];
  const apart = first !== '' || last !== '' || !columns.has('fullName');
  const name =
    apart && first !== '' && last !== '' ? { firstName: first, lastName: last } : nameIn(whole || `${first} ${last}`);
  const { phones, bad } = phonesIn(cell('phoneNumber'));
  const others = phonesIn(cell('otherNumber'));
  const [emailAddress = '', ...moreMails] = cell('emailAddress')
    .split(/[,;\s]+/)
    .filter((each) => each !== '');
  const notes: LineNote[] = [];
  if (bad !== null) notes.push(fault('phoneNumber', `"${bad}" is not a phone number, e.g. 0772 123 456`));
  if (others.bad !== null) notes.push(fault('otherNumber', `"${others.bad}" is not a phone number, e.g. 0772 123 456`));
  if (name.firstName !== '' && name.lastName === '')
    notes.push(fault(apart ? 'lastName' : 'fullName', `"${name.firstName}" needs a first and a last name`));
  if (phones.length + others.phones.length > 2) notes.push(warning('phoneNumber', 'only the first two are kept'));
  if (moreMails.length > 0) notes.push(warning('emailAddress', 'only the first is kept'));
  const [phoneNumber = '', second] = phones;
  const person = { ...name, emailAddress, phoneNumber, otherNumber: others.phones[0] ?? second ?? '' };
  return { person, notes, namedBy: apart ? ['firstName', 'lastName'] : ['fullName', 'fullName'] };
}
