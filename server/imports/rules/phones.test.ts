import { expect, it } from 'vitest';
import { phonesIn } from './phones';

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
])('"%s" contains %j', (cell, phones, bad) => expect(phonesIn(cell)).toEqual({ phones, bad }));

it('reads a cell of many spaces quickly', () => {
  // This would take minutes if the end were searched from each blank.
  const blanks = ' '.repeat(500_000);
  expect(phonesIn(`0772123456${blanks}x`)).toEqual({ phones: [], bad: `0772123456${blanks}x` });
});
