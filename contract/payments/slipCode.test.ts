import { describe, expect, it } from 'vitest';
import { mobileCodeOf, slipCodeFault, slipCodeOf, typedCode } from './slipCode';

describe('the code in what a payer types', () => {
  it.each([
    ['43012345678', '43012345678'],
    [' 430 1234-5678 ', '43012345678'],
    ['ID: 43012345678', '43012345678'],
    ['TID43012345678', '43012345678'],
    ['TID 430123456789', '430123456789'],
    ['PAID.TID 430123456789. UGX 45,000 to KITARA from 0752123456', '430123456789'],
    ['Y’ello. Transaction ID: 43012345678. Fee 0. Balance 1200000000', '43012345678'],
    ['Financial Transaction Id: 43012345678.', '43012345678'],
    ['sbm2vwcq5g', 'SBM2VWCQ5G'],
    ['T123456789K', 'T123456789K'],
    ['MTN 43012345678', '43012345678'],
    ['MoMo-43012345678', '43012345678'],
    ['043012345678', '43012345678'],
    ['TID 0043012345678', '43012345678'],
    ['FT260190012', 'FT260190012'],
  ])('reads %s as %s', (typed, code) => {
    expect(typedCode(typed)).toBe(code);
    expect(slipCodeFault(typed)).toBeNull();
  });

  it.each(['', '12345678', '1234567890123', 'I have paid yesterday', 'abcdefghij', 'FAILED. TID 430123456789'])(
    'finds no code in %s',
    (typed) => {
      expect(typedCode(typed)).toBeNull();
      expect(slipCodeFault(typed)).toMatch(/Enter the code/);
    },
  );
});

it('a code ignores case, blanks and dashes, and is null if it is too short', () => {
  expect(slipCodeOf('ft-2601 9x8y')).toBe('FT26019X8Y');
  expect(slipCodeOf('Slip 77')).toBeNull();
  expect(slipCodeOf(null)).toBeNull();
});

describe('the mobile-money code on a slip', () => {
  it.each([
    '43077119836',
    'ID 43077119836',
    'TID 43077119836',
    'TID43077119836',
    'Transaction ID: 43077119836',
    'PAID.TID 43077119836',
    'MTN 43077119836',
    'mtn43077119836',
    'MoMo-43077119836',
    'Airtel Money: 430 7711 9836',
    '043077119836',
    'No. 0043077119836',
    'TID TID 43077119836',
    '43077119836 (MTN)',
    '#430.771-19836.',
    'Y’ello. Transaction ID: 43077119836. Fee 0. Balance 1200000000',
  ])('is the same in any notation: %s', (slipNumber) => {
    expect(mobileCodeOf(slipNumber)).toBe('43077119836');
  });

  it.each([
    ['sbm2vwcq5g', 'SBM2VWCQ5G'],
    ['M-PESA SBM2VWCQ5G', 'SBM2VWCQ5G'],
    ['TID SBM2VWCQ5G', 'SBM2VWCQ5G'],
    ['T123456789K', 'T123456789K'],
    ['ft-2601 9x8y', 'FT26019X8Y'],
    ['agent slip 12345678', 'AGENTSLIP12345678'],
  ])('keeps its own letters: %s is %s', (slipNumber, code) => {
    expect(mobileCodeOf(slipNumber)).toBe(code);
  });

  it.each(['', 'MTN', 'SLIP 7', null])('is null for %s', (slipNumber) => {
    expect(mobileCodeOf(slipNumber)).toBeNull();
  });
});

it('leading zeros of a number are dropped', () => {
  expect(slipCodeOf('0012345678')).toBe('12345678');
  expect(slipCodeOf('00FT260190')).toBe('00FT260190');
});
