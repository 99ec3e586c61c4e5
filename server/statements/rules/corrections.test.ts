import { expect, it } from 'vitest';
import { readCorrected } from './corrections';

const SETTINGS = {
  kind: 'MTN_WALLET',
  columns: { date: 0, time: 1, code: 2, amount: 3, fee: 4 },
  dateOrder: 'DMY',
  ownNumber: null,
  isSigned: false,
  now: new Date('2026-05-01T00:00:00Z'),
} as const;
const CELLS = ['03/04/2026', '10:15', '12345678901', '50,000', ''];
const read = (changes: Record<number, string>, ...corrections: [field: string, value: string][]) => {
  const cells = CELLS.map((cell, at) => changes[at] ?? cell);
  const given = corrections.map(([field, value]) => ({ field, value }));
  return readCorrected(cells, SETTINGS, given as never);
};

it('corrects a faulty field, and keeps its value in the file', () => {
  const { reading, corrected } = read({ 3: 'many' }, ['amount', '50,000']);
  expect(reading).toMatchObject({ line: { amount: 50_000, code: '12345678901' } });
  expect(corrected).toEqual([{ field: 'amount', was: 'many', value: '50,000' }]);
});

it('corrects a date together with its time', () =>
  expect(read({ 0: 'soon', 1: 'late' }, ['date', '2026-04-03 10:15']).reading).toMatchObject({
    line: { bookedAt: '2026-04-03T07:15:00.000Z' },
  }));

it('corrects several fields one after the other, in any order', () => {
  const { reading, corrected } = read(
    { 0: 'soon', 2: '', 4: 'some' },
    ['fee', '500'],
    ['code', '77'],
    ['date', '03/04/2026'],
  );
  expect(reading).toMatchObject({ line: { code: '77', fee: 500 } });
  expect(corrected.map(({ field }) => field)).toEqual(['date', 'fee', 'code']);
});

it('checks corrected values by the same rules', () =>
  expect(read({ 3: 'many' }, ['amount', 'more'])).toMatchObject({
    reading: { fault: { field: 'amount', why: '"more" is not an amount' } },
    corrected: [{ field: 'amount' }],
  }));

it.each([
  ['a valid row', {}, ['amount', '1'] as [string, string]],
  ['another field of a faulty row', { 3: 'many' }, ['code', '1'] as [string, string]],
])('does not change %s', (_, changes, correction) => expect(read(changes, correction)).toEqual(read(changes)));

it('uses only the first of two corrections of a field', () =>
  expect(read({ 3: 'many' }, ['amount', '1'], ['amount', '2']).corrected).toHaveLength(1));
