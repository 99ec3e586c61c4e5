import { generateSync } from 'otplib';
import { expect, it } from 'vitest';
import { addressOfSecret, newSecret, stepOfCode } from './totp';

/** The first second of a time step. */
const START = 1_773_478_800;
const at = (second: number) => new Date(second * 1_000);

it('accepts a code in its own time step, and one before and after, to the second', () => {
  const secret = newSecret();
  const code = generateSync({ secret, epoch: START });
  const step = START / 30;
  expect([-31, -30, 0, 29, 59, 60].map((second) => stepOfCode(secret, code, at(START + second)))).toEqual([
    ...[null, step, step, step, step, null],
  ]);
});

it('accepts a code with a space in its middle, and no other variation', () => {
  const secret = newSecret();
  const code = generateSync({ secret, epoch: START });
  const other = code === '000000' ? '000001' : '000000';
  expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, at(START))).toBe(START / 30);
  expect(stepOfCode(secret, other, at(START + 3_600))).toBeNull();
});

it('produces the published codes of RFC 6238, in six digits', () => {
  expect(stepOfCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', '287082', at(59))).toBe(1);
  expect(stepOfCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', '081804', at(1_111_111_109))).toBe(37_037_036);
});

it('tells apps the issuer and the account', () => {
  const address = new URL(addressOfSecret('JBSWY3DPEHPK3PXP', 'amina@kitara.example'));
  expect([address.protocol, address.searchParams.get('secret'), address.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    'JBSWY3DPEHPK3PXP',
    'Kitara Fibre',
  ]);
});
