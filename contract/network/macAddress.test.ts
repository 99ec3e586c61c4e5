import { expect, it } from 'vitest';
import { macFault, toMacAddress } from './macAddress';

const STORED = '3C:7C:3F:0A:1B:2C';

it.each([
  STORED,
  '3c:7c:3f:0a:1b:2c',
  '3C-7C-3F-0A-1B-2C',
  '3c7c.3f0a.1b2c',
  '3c 7c 3f 0a 1b 2c',
  '3c7c3f0a1b2c',
  ' 3C7C3F0A1B2C ',
])('%s is stored in one notation', (typed) => {
  expect(toMacAddress(typed)).toBe(STORED);
  expect(macFault(typed)).toBeNull();
});

it.each(['', '3C:7C:3F:0A:1B', '3C:7C:3F:0A:1B:2C:00', 'GG:7C:3F:0A:1B:2C', '3C:7C-3F:0A:1B:2C', '3c7c.3f0a1b2c'])(
  '%j is no MAC address',
  (typed) => {
    expect(toMacAddress(typed)).toBeNull();
    expect(macFault(typed)).toBe('must be a MAC address, such as 3C:7C:3F:0A:1B:2C');
  },
);
