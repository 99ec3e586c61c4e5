import { describe, expect, it } from 'vitest';
import { doubtsAbout } from './fit';

const PESAPAL = [
  'Date',
  'Payment Method',
  'Confirmation Code',
  'Currency',
  'Amount',
  'Commission',
  'Net amount',
  'Reference',
];
const BANK = ['Date', 'Reference', 'Description', 'Debit', 'Credit', 'Balance'];
const MTN = ['Date', 'Transaction ID', 'Transaction Type', 'Amount', 'From Account', 'Fee', 'Reference'];
const AIRTEL = [
  'Transaction ID',
  'Transaction Date',
  'Description',
  'Status',
  'Transaction Amount',
  'Credit/Debit',
  'Fee',
];

describe('the headings of a file', () => {
  const typeOf = (headings: string[], kind: Parameters<typeof doubtsAbout>[1]['kind'], mapping = {}) =>
    doubtsAbout({ preamble: [], headings }, { kind, ownNumber: null, mapping });
  it.each([
    [PESAPAL, 'MERCHANT_REPORT'],
    [BANK, 'BANK'],
    [MTN, 'MTN_WALLET'],
    [AIRTEL, 'AIRTEL_WALLET'],
  ] as const)('%j fit their own type, and are doubted for others', (headings, kind) => {
    expect(typeOf([...headings], kind)).toEqual([]);
    for (const other of ['MERCHANT_REPORT', 'BANK', 'MTN_WALLET', 'AIRTEL_WALLET'] as const)
      if (other !== kind && typeOf([...headings], other).length > 0)
        expect(typeOf([...headings], other)).toEqual([{ kind: 'OTHER_FILE_TYPE', value: kind }]);
  });
  it('are doubted if a provider’s report is imported for a bank', () =>
    expect(typeOf(PESAPAL, 'BANK')).toEqual([{ kind: 'OTHER_FILE_TYPE', value: 'MERCHANT_REPORT' }]));
  it('are not doubted if the columns were chosen by hand', () =>
    expect(typeOf(PESAPAL, 'BANK', { code: 'Confirmation Code' })).toEqual([]));
  it('are not doubted if they fit several types', () =>
    expect(typeOf(['Date', 'Amount'], 'AIRTEL_WALLET')).toEqual([]));
});

describe('the account in the preamble', () => {
  const numberIn = (preamble: string[][], ownNumber: string | null = '+256750000100') =>
    doubtsAbout({ preamble, headings: AIRTEL }, { kind: 'AIRTEL_WALLET', ownNumber, mapping: {} })[0]?.value ?? null;
  it.each([
    [[['Mobile Number', '0750000100']], null],
    [[['Mobile Number', '0750 999 999']], '0750 999 999'],
    [[['Account No: 256750999999']], '256750999999'],
    [[['Account', 'From 2026-04-01 - 2026-04-30']], null],
    [[['Account balance', '1,000,000.00']], null],
    [[['Call us', '0800100200']], null],
    [
      [
        ['Wallet', '0750000100'],
        ['Linked account', '9030012345678'],
      ],
      null,
    ],
  ])('of %j that is not ours: %s', (preamble, expected) => expect(numberIn(preamble)).toBe(expected));
  it('is not doubted if the source has no number', () =>
    expect(numberIn([['Mobile Number', '0750999999']], null)).toBeNull());
});
