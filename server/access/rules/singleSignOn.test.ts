import { expect, it } from 'vitest';
import { attemptEnd, hadSecondFactor, needsUserInfo, vouchedAddress, withUserInfo } from './singleSignOn';

it('allows ten minutes for a sign-in at the provider', () => {
  expect(attemptEnd(new Date('2026-03-14T09:00:00.000Z'))).toBe('2026-03-14T09:10:00.000Z');
});

const ISSUER = { iss: 'https://id.example', sub: '1' };
const address = 'amina@kitara.example';

it.each([
  [{ email: 'Amina@Kitara.example', email_verified: true }, address],
  [{ email: address, email_verified: 'true' }, address],
  [{ email: address }, null],
  [{ email: address, email_verified: false }, null],
  [{ email: address, email_verified: 'false' }, null],
  [{ email: address, email_verified: ['true'] }, null],
  [{ email: '', email_verified: true }, null],
  [{ email: 'amina', email_verified: true }, null],
  [{ email: 'admin@\u212Aitara.example', email_verified: true }, null],
  [{ email: 'am\u0131na@kitara.example', email_verified: true }, null],
  [{ email: 'amina @kitara.example', email_verified: true }, null],
  [{ email_verified: true, preferred_username: address }, null],
])('%j has a verified address: %s', (claims, vouched) =>
  expect(vouchedAddress({ ...ISSUER, ...claims }, null)).toBe(vouched),
);

it.each([
  [{ email: address, tid: 't', preferred_username: address }, 't', address],
  [{ tid: 't', preferred_username: address }, 't', address],
  [{ email: address }, ISSUER.iss, address],
  [{ email: address, tid: 't', email_verified: false }, 't', null],
  [{ email: 'admin@\u212Aitara.example', tid: 't' }, 't', null],
  [{ email: address, tid: 'another' }, 't', null],
  [{ email: address }, 't', null],
  [{ email: address, tid: 't' }, null, null],
  [{ tid: 'another', preferred_username: address }, 't', null],
])('%j, with the trusted tenant %s, has a verified address: %s', (claims, tenant, vouched) =>
  expect(vouchedAddress({ ...ISSUER, ...claims }, tenant)).toBe(vouched),
);

it.each([
  [{ email: address, email_verified: true }, null, false],
  [{ email: address, email_verified: false }, null, false],
  [{ email: address }, null, true],
  [{}, null, true],
  [{ email: address, tid: 't' }, 't', false],
  [{ tid: 't' }, 't', true],
])('%j, with the trusted tenant %s, needs the userinfo endpoint: %s', (claims, tenant, needed) =>
  expect(needsUserInfo({ ...ISSUER, ...claims }, tenant)).toBe(needed),
);

it('takes a confirmation of the userinfo endpoint for its own address only', () => {
  const claims = { ...ISSUER, email: address };
  const said = (info: object) => vouchedAddress(withUserInfo(claims, { sub: '1', ...info }), null);
  expect(said({ email: address.toUpperCase(), email_verified: true })).toBe(address);
  expect(said({ email_verified: 'true' })).toBe(address);
  expect(said({ email: 'other@kitara.example', email_verified: true })).toBeNull();
  expect(said({})).toBeNull();
  expect(vouchedAddress(withUserInfo(ISSUER, { email: address, email_verified: true }), null)).toBe(address);
});

it.each([
  [{ amr: ['pwd', 'mfa'] }, true],
  [{ amr: ['pwd', 'otp'] }, false],
  [{ amr: 'mfa' }, false],
  [{}, false],
])('finds more than one factor in %j: %s', (claims, more) => expect(hadSecondFactor(claims)).toBe(more));
