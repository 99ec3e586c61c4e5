import type { LineNote } from '../../../contract/imports/imports';
import type { ImportColumn } from '../../../resources/language/importColumns';
import { companyIn, nameIn, nameOf } from './names';
import { type CellOf, fault, warning } from './notes';
import { phonesIn } from './phones';

/** A person or company as input for the API's validators, with blank texts for missing values. */
export interface ImportedPerson {
  firstName: string;
  lastName: string;
  emailAddress: string;
  phoneNumber: string;
  otherNumber: string;
}

/** The columns of the first and the last name, which are the same if one column contains both. */
export type NamedBy = readonly [first: ImportColumn, last: ImportColumn];

/** An address that people make up where a form requires one, such as nomail@nomail. */
const NO_MAIL = /^(no|none|null|nil|na|n\.a|no[-_.]?e?[-_.]?mail)@(?:[^.]*|\1\..*)$/i;

/** Reads the name, numbers and address of a row's person, whichever columns contain them. Adds to the notes. */
export function readPerson(
  cell: CellOf,
  columns: ReadonlySet<ImportColumn>,
  notes: LineNote[],
): { person: ImportedPerson; namedBy: NamedBy } {
  const whole = cell('fullName');
  const [first, last] = [cell('firstName'), cell('lastName')];
  const apart = first !== '' || last !== '' || !columns.has('fullName');
  const own = first !== '' && last !== '' ? nameOf(first, last) : whole === '' ? nameOf(first, last) : nameIn(whole);
  const name = own.firstName === '' ? companyIn(cell('companyName')) : own;
  const { phones, bad, why } = phonesIn(cell('phoneNumber'));
  const others = phonesIn(cell('otherNumber'));
  const [emailAddress = '', ...moreMails] = cell('emailAddress')
    .split(/[,;\s]+/)
    .filter((each) => each !== '' && !NO_MAIL.test(each));
  if (bad !== null) notes.push(fault('phoneNumber', `"${bad}" ${why}`));
  if (others.bad !== null) notes.push(fault('otherNumber', `"${others.bad}" ${others.why}`));
  if (phones.length + others.phones.length > 2) notes.push(warning('phoneNumber', 'only the first two are kept'));
  if (moreMails.length > 0) notes.push(warning('emailAddress', 'only the first is kept'));
  const [phoneNumber = '', second] = phones;
  const person = { ...name, emailAddress, phoneNumber, otherNumber: others.phones[0] ?? second ?? '' };
  return { person, namedBy: apart ? ['firstName', 'lastName'] : ['fullName', 'fullName'] };
}
