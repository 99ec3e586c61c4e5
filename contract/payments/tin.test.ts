import { expect, it } from 'vitest';
import { tinFault } from './tin';

it.each(['', '1000029771', '0000000000', '9999999999'])('accepts "%s" as a TIN, or as no TIN', (text) => {
  expect(tinFault(text)).toBeNull();
});

it.each(['100002977', '10000297711', '100002977a', '1000 02977', '-100002977', '１０００029771'])(
  'refuses "%s" as a TIN',
  (text) => expect(tinFault(text)).toBe('must be 10 digits, e.g. 1000029771'),
);
