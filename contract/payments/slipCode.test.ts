import { describe, expect, it } from 'vitest';
import { codeFault, slipCodeOf, typedCode } from './slipCode';

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
  ])('%s is %s', (typed, code) => {
    expect(typedCode(typed)).toBe(code);
    expect(codeFault(typed)).toBeNull();
  });

  it.each(['', '12345678', '1234567890123', 'I have paid yesterday', 'abcdefghij', 'FAILED. TID 430123456789'])(
    '%s has none',
    (typed) => {
      expect(typedCode(typed)).toBeNull();
      expect(codeFault(typed)).toMatch(/Enter the code/);
    },
  );
});

it('a code is the same in other letters, blanks and dashes, and too short a one names no money', () => {
  expect(slipCodeOf('ft-2601 9x8y')).toBe('FT26019X8Y');
  expect(slipCodeOf('Slip 77')).toBeNull();
  expect(slipCodeOf(null)).toBeNull();
});
