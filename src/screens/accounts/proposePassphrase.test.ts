import { expect, it } from 'vitest';
import { passphraseFault } from '../../../contract/devices/wifi';
import { proposePassphrase } from './proposePassphrase';

it('proposes passwords that Wi-Fi accepts and people can read out', () => {
  const proposed = Array.from({ length: 200 }, proposePassphrase);
  for (const each of proposed) {
    expect(each).toMatch(/^([bdfgjkmnprstvz][aeiou]){3}-([bdfgjkmnprstvz][aeiou]){3}-[2-9]{4}$/);
    expect(passphraseFault(each)).toBeNull();
  }
  expect(new Set(proposed).size).toBe(proposed.length);
});
