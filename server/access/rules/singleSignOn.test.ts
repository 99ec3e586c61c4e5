import { expect, it } from 'vitest';
import { attemptEnd, hadSecondFactor, vouchedAddress } from './singleSignOn';

it('allows ten minutes for a sign-in at the provider', () => {
  expect(attemptEnd(new Date('2026-03-14T09:00:00.000Z'))).toBe('2026-03-14T09:10:00.000Z');
});

it.each([
  [{ email: 'Amina@Kitara.example', email_verified: true }, 'amina@kitara.example'],
  [{ email: 'amina@kitara.example' }, null],
  [{ email: 'amina@kitara.example', email_verified: false }, null],
  [{ email: 'amina@kitara.example', email_verified: 'true' }, null],
  [{ email: '', email_verified: true }, null],
  [{ email: 'admin@\u212Aitara.example', email_verified: true }, null],
  [{ email: 'am\u0131na@kitara.example', email_verified: true }, null],
  [{ email: 'amina @kitara.example', email_verified: true }, null],
  [{ email_verified: true }, null],
])('%j has a verified address: %s', (claims, address) => expect(vouchedAddress(claims)).toBe(address));

it.each([
  [{ amr: ['pwd', 'mfa'] }, true],
  [{ amr: ['pwd', 'otp'] }, false],
  [{ amr: 'mfa' }, false],
  [{}, false],
])('finds more than one factor in %j: %s', (claims, more) => expect(hadSecondFactor(claims)).toBe(more));
