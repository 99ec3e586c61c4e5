import { describe, expect, it } from 'vitest';
import type { ImportColumn } from '../../../resources/language/importColumns';
import { type CustomerFacts, judgeCustomer, type KnownCustomer } from './judgeCustomer';
import { nameKey, placeKey } from './names';
import { readCustomer } from './readCustomer';

const NOW = new Date('2026-03-14T09:00:00Z');
const read = (cells: Record<string, string>) =>
  readCustomer(
    (column) => cells[column] ?? '',
    { order: 'DMY', columns: new Set(['fullName', ...Object.keys(cells)] as ImportColumn[]) },
    NOW,
  );
const ruth = { fullName: 'Ruth Auma', phoneNumber: '0772123456' };

const known = (called: string, cells: Record<string, string>): KnownCustomer => {
  const { person } = read({ ...ruth, ...cells }).line;
  return {
    id: called,
    called,
    number: called,
    phone: person.phoneNumber,
    name: nameKey(person),
    place: placeKey(person.placeOfResidence),
  };
};
const facts = (customers: KnownCustomer[] = [], onus: [string, string | null][] = []): CustomerFacts => ({
  byNumber: new Map(customers.map((each) => [each.called, each])),
  byPhone: new Map(customers.map((each) => [each.phone, customers.filter(({ phone }) => phone === each.phone)])),
  onus: new Map(onus.map(([serial, called]) => [serial, { called }])),
  packages: new Map([['home 20', 'Home 20']]),
});
const judge = (cells: Record<string, string>, given = facts()) => {
  const { line, notes } = read(cells);
  const { status, notes: said } = judgeCustomer(line, notes, given);
  return [status, ...said.map(({ field, why }) => `${field ?? 'line'}: ${why}`)];
};

describe('a line of customers is', () => {
  it('ready with a name and a number', () => expect(judge(ruth)).toEqual(['READY']));

  it.each([
    [{ ...ruth, phoneNumber: '' }, 'phoneNumber: is required'],
    [{ ...ruth, phoneNumber: '123' }, 'phoneNumber: "123" is not a phone number, e.g. 0772 123 456'],
    [{ ...ruth, balance: '--5' }, 'balance: "--5" is not an amount, such as 12,000 or -12,000'],
    [{ ...ruth, balance: '10.5' }, 'balance: "10.5" is not a whole amount'],
    [{ ...ruth, endDate: '1/5/2026' }, 'packageName: is required with an end date'],
    [{ ...ruth, endDate: '1/5/2032', packageName: 'Home 20' }, 'endDate: is more than 5 years ahead'],
    [{ ...ruth, packageName: 'Gold', endDate: '1/5/2026' }, 'packageName: "Gold" is none of your packages: Home 20'],
    [{ ...ruth, accountNumber: 'A'.repeat(31) }, 'accountNumber: takes at most 30 characters'],
    [{ ...ruth, accountNumber: 'nan' }, 'accountNumber: "nan" is what programs write for no number: leave it blank'],
    [{ ...ruth, phoneNumber: '2.56772E+11' }, expect.stringContaining('has lost its last digits in a spreadsheet')],
    [{ ...ruth, onuSerial: '2.236E+12' }, 'onuSerial: "2.236E+12" has lost its last digits in a spreadsheet'],
    [{ ...ruth, fullName: '=B3' }, expect.stringMatching(/^fullName: "=B3" is a formula without its result/)],
    [{ ...ruth, balance: '$12.50' }, 'balance: "$12.50" is not in UGX'],
    [{ ...ruth, balance: 'USD 120' }, 'balance: "USD 120" is not in UGX'],
    [
      { ...ruth, status: 'Pending', packageName: 'Home 20', endDate: '1/5/2026' },
      'status: "Pending" is no status that we know: write Active, Suspended or Terminated',
    ],
  ])('faulty: %j', (cells, why) => expect(judge(cells)).toEqual(['FAULTY', why]));

  it('ready with a warning if part of it is not imported', () => {
    expect(judge({ ...ruth, accountNumber: '0772123456' })).toEqual([
      'READY',
      'accountNumber: is a phone number, so a new number is given',
    ]);
    expect(judge({ ...ruth, packageName: 'home 20' })).toEqual([
      'READY',
      'endDate: is blank, so no subscription is made',
    ]);
    expect(judge({ ...ruth, status: 'Pending' })).toEqual([
      'READY',
      'status: "Pending" is no status that we know, and is not imported',
    ]);
  });

  it.each([
    ['Suspended', '1/5/2026', 'PAUSED', '"Suspended": the account is suspended, and its paid days are paused'],
    ['Deleted', '1/5/2026', 'ENDED', '"Deleted": the account is terminated, without a subscription and an ONU'],
    ['Terminated', '', 'ENDED', '"Terminated": the account is terminated, without a subscription and an ONU'],
    ['Active', '1/5/2026', 'ACTIVE', null],
    // It ended there, as its end date says.
    ['off', '1/3/2026', 'PAUSED', null],
  ])('not active without a word if it is %s until "%s"', (status, endDate, standing, why) => {
    const { line, notes } = read({ ...ruth, status, endDate, packageName: 'Home 20' });
    expect(line.standing).toBe(standing);
    expect(notes).toEqual(why === null ? [] : [{ field: 'status', why, warning: true }]);
  });

  it('active with a warning if its status is blank, but not if the file has no such column', () => {
    const cells: Record<string, string> = { ...ruth, endDate: '1/5/2026', packageName: 'Home 20' };
    const settings = { order: 'DMY' as const, columns: new Set(['fullName', 'status'] as const) };
    expect(readCustomer((column) => cells[column] ?? '', settings, NOW).notes).toEqual([
      { field: 'status', why: 'is blank, so the account is active until its end date', warning: true },
    ]);
    expect(judge(cells)).toEqual(['READY']);
  });
});

describe('a customer is known', () => {
  it.each([
    ['by number and phone', { accountNumber: 'kf-000001', fullName: 'Peter Okello' }],
    ['by number and name', { accountNumber: 'KF-000001', phoneNumber: '0701000000' }],
    ['by phone and name, in any order', { fullName: 'AUMA Ruth' }],
    ['by phone and name, whatever its number in the other system', { accountNumber: 'FT-9' }],
  ])('%s', (_, cells) =>
    expect(judge({ ...ruth, ...cells }, facts([known('KF-000001', {})]))).toEqual([
      'KNOWN',
      'line: is already there: KF-000001',
    ]),
  );

  it.each([
    ['of ours', 'KF-000001', 'KF-000002'],
    ['of the other system', 'FT-1501', 'FT-1502'],
  ])('but not if both accounts have numbers %s', (_, number, other) =>
    expect(judge({ ...ruth, accountNumber: other }, facts([known(number, {})]))).toEqual([
      'READY',
      `phoneNumber: is also the number of ${number}`,
    ]),
  );

  it('but not by another customer’s number, which is a fault', () => {
    const other = { accountNumber: 'KF-1', fullName: 'John Okello', phoneNumber: '0701000000' };
    expect(judge(other, facts([known('KF-1', {})]))).toEqual([
      'FAULTY',
      'accountNumber: KF-1 belongs to another customer: KF-1',
    ]);
  });

  it('and may share a phone with another name or address', () => {
    const given = facts([known('KF-1', { placeOfResidence: 'Kololo' })]);
    const shared = ['READY', 'phoneNumber: is also the number of KF-1'];
    expect(judge({ ...ruth, fullName: 'John Auma' }, given)).toEqual(shared);
    expect(judge({ ...ruth, placeOfResidence: 'Ntinda' }, given)).toEqual(shared);
    expect(judge({ ...ruth, placeOfResidence: 'KOLOLO' }, given)[0]).toBe('KNOWN');
    expect(judge(ruth, given)[0]).toBe('KNOWN');
  });
});

it('distinguishes a free ONU from one in use', () => {
  const given = facts(
    [],
    [
      ['FREE1', null],
      ['USED1', 'at another account'],
    ],
  );
  expect(judge({ ...ruth, onuSerial: 'free1' }, given)).toEqual(['READY']);
  expect(judge({ ...ruth, onuSerial: 'used1' }, given)).toEqual([
    'FAULTY',
    'onuSerial: USED1 is in use already: at another account',
  ]);
});
