import { expect, it } from 'vitest';
import { seal, unseal } from './sealed';

const mine = { secret: 'a-secret-of-the-server', purpose: 'second-factor', owner: 'u1' };

it('opens only for its purpose and owner', () => {
  expect(unseal(mine, seal(mine, 'JBSWY3DPEHPK3PXP'))).toBe('JBSWY3DPEHPK3PXP');
});

it('is a different text each time, without its content', () => {
  const [one, other] = [seal(mine, 'JBSWY3DPEHPK3PXP'), seal(mine, 'JBSWY3DPEHPK3PXP')];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3');
});

it.each([
  ['another server', { ...mine, secret: 'a-secret-of-another' }],
  ['another purpose', { ...mine, purpose: 'passkey' }],
  ['another person', { ...mine, owner: 'u2' }],
])('does not open for %s', (_, theirs) => {
  expect(unseal(theirs, seal(mine, 'JBSWY3DPEHPK3PXP'))).toBeNull();
});

it('does not open if it was tampered with, or is not sealed', () => {
  const bytes = Buffer.from(seal(mine, 'JBSWY3DPEHPK3PXP'), 'base64url');
  for (const at of [0, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(mine, changed.toString('base64url'))).toBeNull();
  }
  for (const none of ['', 'x', 'nonsense that is no such text']) expect(unseal(mine, none)).toBeNull();
});
