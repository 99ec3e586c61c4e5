import { describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { payments } from '../../resources/payments/payments';
import { receipts } from '../../resources/payments/receipts';
import { interpretKeptNumber, interpretSearchTerm, phoneBeginning } from './interpretSearchTerm';

describe('a phone number', () => {
  it.each(['0771 234 567', '771234567', '+256 771-234-567', '00256771234567', '(0771) 234567', '256771234567'])(
    '%s is converted to the stored format',
    (typed) => {
      expect(phoneBeginning(typed)).toBe('+256771234567');
    },
  );

  it.each([
    ['0771 2', '+2567712'],
    ['7712', '+2567712'],
    ['+256 7712', '+2567712'],
    ['0771 234 56', '+25677123456'],
    ['0771', null],
    ['771', null],
    ['0171 234', null],
    ['07712345678', null],
    ['kato', null],
  ])('%s is the beginning of %s', (typed, beginning) => {
    expect(phoneBeginning(typed)).toBe(beginning);
  });
});

const wheres = (...given: Parameters<typeof interpretSearchTerm>) =>
  interpretSearchTerm(...given).map(({ where }) => where);

it('searches two words as first and last name, in both orders', () => {
  const [first, last] = ['accountDetail.firstName', 'accountDetail.lastName'];
  expect(wheres(accounts, ' grace  nak ', 2026).slice(-2)).toEqual([
    [
      { path: first, begins: 'grace' },
      { path: last, begins: 'nak' },
    ],
    [
      { path: last, begins: 'grace' },
      { path: first, begins: 'nak' },
    ],
  ]);
});

it('searches no name if there is a digit, and no reference below three characters', () => {
  expect(wheres(payments, 'qk', 2026)).toEqual([]);
  expect(wheres(payments, 'qk1', 2026)).toEqual(
    ['trackingId', 'manualReference', 'confirmationCode'].map((path) => [{ path, begins: 'qk1' }]),
  );
  expect(wheres(accounts, 'k4to', 2026)).toEqual([[{ path: 'accountDetail.emailAddress', begins: 'k4to' }]]);
});

it('names the field, and its complete value', () => {
  const [look] = interpretSearchTerm(receipts, 'rct 45', 2026);
  expect(look).toMatchObject({ by: { path: 'receiptNumber' }, whole: 'RCT-2026-000045' });
});

it.each([
  ['FT-3002', ['FT-3002', 'ft-3002']],
  [' ft\u20133002 ', ['ft-3002', 'FT-3002']],
  ['RUTH01', ['RUTH01', 'ruth01']],
  ['000123', ['000123']],
])('finds a number that an imported record kept: %s', (typed, written) => {
  expect(interpretKeptNumber(accounts, typed)).toMatchObject([
    { where: [{ path: 'accountNumber', in: written }], by: { path: 'accountNumber' }, whole: written[0] },
  ]);
});

it('takes a text without digits for no kept number', () => {
  expect(interpretKeptNumber(accounts, 'kato')).toEqual([]);
  expect(interpretKeptNumber(accounts, '1'.repeat(50))).toEqual([]);
});

it('reads the apostrophes, dashes and marks of other keyboards', () => {
  expect(wheres(accounts, 'O\u2019Brien', 2026)).toEqual(wheres(accounts, "O'Brien", 2026));
  expect(phoneBeginning('0771/2')).toBe('+2567712');
  expect(wheres(accounts, '\u202d0772100502\u202c', 2026)).toContainEqual([
    { path: 'accountDetail.phoneNumber', begins: '+256772100502' },
  ]);
});
