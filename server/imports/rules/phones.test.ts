import { expect, it } from 'vitest';
import { PHONE_FAULTS, phonesIn } from './phones';

const [ONE, TWO] = ['+256772123456', '+256701654321'];

it.each([
  ['0772123456', [ONE], null],
  ['772123456', [ONE], null],
  ['772123456.0', [ONE], null],
  ['256772123456', [ONE], null],
  ['+256 772 123-456', [ONE], null],
  ["'+256772123456", [ONE], null],
  ['0772123456/0701654321', [ONE, TWO], null],
  ['0772123456 / +256701654321', [ONE, TWO], null],
  ['0772 123 456, 0701 654 321', [ONE, TWO], null],
  ['0772123456 or 0701654321', [ONE, TWO], null],
  ['0772123456   or \n 0701654321', [ONE, TWO], null],
  ['0772123456\nor 0701654321', [ONE, TWO], null],
  ['0772123456;0772123456', [ONE], null],
  ['0772123456/12345', [ONE], '12345'],
  ['07721234', [], '07721234'],
  ['none', [], 'none'],
  ['', [], null],
  ['  ', [], null],
  ['tel:+256772123456', [ONE], null],
  ['Tel. 0772 123 456', [ONE], null],
  ['256 772 123 456 (WhatsApp)', [ONE], null],
  ['(0772) 123456', [ONE], null],
  ['0772123456 (mine) / 0701654321 (my wife)', [ONE, TWO], null],
  ['0772123456 (0701654321)', [ONE, TWO], null],
  ['0772123456 0701654321', [ONE, TWO], null],
  ['0772 123 456 0701 654 321', [ONE, TWO], null],
  ['MTN 0772123456 Airtel 0701654321', [ONE, TWO], null],
  ['2.56772123456E+11', [ONE], null],
  ['2,56772123456e11', [ONE], null],
  ['7.72123456E+8', [ONE], null],
  ['2.56772E+11', [], '2.56772E+11'],
  ['7.72123E+08', [], '7.72123E+08'],
  ['0772-123-456 ext 2', [], '0772-123-456 ext 2'],
  ['0772123456 not his', [], '0772123456 not his'],
  ['+254712345678', [], '+254712345678'],
  ['(none)', [], '(none)'],
])('"%s" contains %j', (cell, phones, bad) => expect(phonesIn(cell)).toMatchObject({ phones, bad }));

it('a number with an exponent and too few digits has lost the others', () => {
  expect(phonesIn('2.56772E+11').why).toBe(PHONE_FAULTS.shortened);
  expect(phonesIn('0772123456/2.56772E+11')).toMatchObject({ phones: [ONE], why: PHONE_FAULTS.shortened });
  expect(phonesIn('07721234').why).toBe(PHONE_FAULTS.none);
});

it('reads a cell of many spaces quickly', () => {
  // This would take minutes if the end were searched from each blank.
  const blanks = ' '.repeat(500_000);
  expect(phonesIn(`0772123456${blanks}x`)).toMatchObject({ phones: [], bad: `0772123456${blanks}x` });
  expect(phonesIn(`${'('.repeat(100)}0772123456`).phones).toEqual([ONE]);
  expect(phonesIn('0772 '.repeat(100_000)).phones).toEqual([]);
});
