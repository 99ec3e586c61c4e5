import { expect, it } from 'vitest';
import { passphraseFault, ssidFault } from './wifi';

it('a network name takes 32 bytes, which are fewer characters if they are not ASCII', () => {
  expect(ssidFault('K'.repeat(32))).toBeNull();
  expect(ssidFault('K'.repeat(33))).toBe('takes at most 32 bytes');
  expect(ssidFault('é'.repeat(16))).toBeNull();
  expect(ssidFault('é'.repeat(17))).toBe('takes at most 32 bytes');
  expect(ssidFault('Home\n')).toBe('must not hold control characters');
});

it('a passphrase takes 8 to 63 printable ASCII characters', () => {
  expect(['1234567', '12345678', ' '.repeat(63), ' '.repeat(64), 'pässword1'].map(passphraseFault)).toEqual([
    'takes at least 8 characters',
    null,
    null,
    'takes at most 63 characters',
    'must be printable ASCII characters',
  ]);
});
