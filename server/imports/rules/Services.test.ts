import { describe, expect, it } from 'vitest';
import { readCustomer } from './readCustomer';
import { Services } from './Services';

const NOW = new Date('2026-03-14T09:00:00Z');
const read = (cells: Record<string, string>) => {
  const all: Record<string, string> = {
    fullName: 'Anna Nabbosa',
    phoneNumber: '0772102603',
    packageName: 'Home',
    ...cells,
  };
  return readCustomer((column) => all[column] ?? '', { order: 'DMY', columns: new Set(['fullName']) }, NOW);
};
/** Returns for each row the line of the same account that is paid for longer. */
const longer = (...rows: Record<string, string>[]) => {
  const services = new Services();
  const all = rows.map(read);
  for (const [at, each] of all.entries()) services.take(at, each);
  return all.map(({ line }) => services.longerThan(line));
};
const [EARLY, LATE] = [{ endDate: '2026-09-01' }, { endDate: '2026-12-15' }];

describe('of several lines of one account, that with the latest end is imported', () => {
  it.each([
    ['by its number', { accountNumber: 'anna02' }],
    ['by name and phone', {}],
  ])('%s', (_, own) => {
    expect(longer({ ...own, ...EARLY }, { ...own, ...LATE })).toEqual([1, null]);
    expect(longer({ ...own, ...LATE }, { ...own, ...EARLY })).toEqual([null, 0]);
    expect(longer({ ...own }, { ...own, ...EARLY }, { ...own, ...LATE })).toEqual([2, 2, null]);
    expect(longer({ ...own, ...LATE }, { ...own, ...LATE })).toEqual([null, null]);
  });

  it('unless they are different accounts', () => {
    expect(longer({ accountNumber: 'A1', ...EARLY }, { accountNumber: 'A2', ...LATE })).toEqual([null, null]);
    expect(longer({ placeOfResidence: 'Ntinda', ...EARLY }, { placeOfResidence: 'Bukoto', ...LATE })).toEqual([
      null,
      null,
    ]);
    const other = { accountNumber: 'A1', fullName: 'Paul Okot', phoneNumber: '0772102699' };
    expect(longer({ accountNumber: 'A1', ...EARLY }, { ...other, ...LATE })).toEqual([null, null]);
  });

  it('unless it is faulty', () => expect(longer({ ...EARLY }, { ...LATE, balance: 'some' })).toEqual([null, null]));
});
