import { expect, it } from 'vitest';
import type { ImportColumn } from '../../../resources/language/importColumns';
import { readPerson } from './readPerson';

const namedBy = (cells: Partial<Record<ImportColumn, string>>) =>
  readPerson((column) => cells[column] ?? '', new Set(Object.keys(cells) as ImportColumn[]), []).namedBy;

it.each<[string, Partial<Record<ImportColumn, string>>, [ImportColumn, ImportColumn]]>([
  ['a blank full name', { fullName: '' }, ['fullName', 'fullName']],
  ['a full name', { fullName: 'Ruth Auma' }, ['fullName', 'fullName']],
  ['blank names apart', { firstName: '', lastName: '' }, ['firstName', 'lastName']],
  ['names apart', { firstName: 'Ruth', lastName: 'Auma' }, ['firstName', 'lastName']],
  ['blank names apart beside a full name', { fullName: '', firstName: '', lastName: '' }, ['fullName', 'fullName']],
  [
    'names apart beside a blank full name',
    { fullName: '', firstName: 'Ruth', lastName: '' },
    ['firstName', 'lastName'],
  ],
])('names the columns of %s that the file has', (_, cells, columns) => expect(namedBy(cells)).toEqual(columns));

const read = (cells: Partial<Record<ImportColumn, string>>) =>
  readPerson((column) => cells[column] ?? '', new Set(Object.keys(cells) as ImportColumn[]), []).person;

it('takes the company for the name where a row names no person', () => {
  const company = { companyName: 'Nakawa Traders' };
  expect(read({ ...company, firstName: '', lastName: '' })).toMatchObject({
    firstName: 'Nakawa Traders',
    lastName: '',
  });
  expect(read({ ...company, fullName: '' })).toMatchObject({ firstName: 'Nakawa Traders' });
  expect(read({ ...company, firstName: 'Ruth', lastName: 'Auma' })).toMatchObject({ firstName: 'Ruth' });
});

it.each([
  ['nomail@nomail', ''],
  ['no@no.com', ''],
  ['NoEmail@noemail.com', ''],
  ['none@none', ''],
  ['n.a@x', ''],
  ['ruth@', 'ruth@'],
  ['no@mail.test', 'no@mail.test'],
  ['norah@nomail.test, x@y.test', 'norah@nomail.test'],
])('the e-mail address %s is %s', (emailAddress, kept) => expect(read({ emailAddress }).emailAddress).toBe(kept));
