import { describe, expect, it } from 'vitest';
import { canEnter, hasExpired, type SignedInAccount, sessionFrom } from './session';

const now = Date.UTC(2026, 10, 21, 8);
const account: SignedInAccount = {
  user: {
    id: 'u1',
    token: 't1',
    fullName: 'Amina Nakato',
    roles: [
      { name: 'Finance', permissions: [{ name: 'View Receipts' }, { name: 'Use System' }] },
      { name: 'Support', permissions: [{ name: 'Use System' }] },
    ],
  },
  accountType: { name: 'Staff' },
};

it('a session lasts eight hours and holds each permission of all roles once', () => {
  expect(sessionFrom(account, now)).toEqual({
    token: 't1',
    user: { id: 'u1', fullName: 'Amina Nakato' },
    roles: ['Finance', 'Support'],
    permissions: ['View Receipts', 'Use System'],
    expirationTime: now + 28_800_000,
  });
});

it('a permission for some records only keeps its row scope, until another role grants it for everyone’s records', () => {
  const agent = { name: 'Agent', scope: 'OWN' as const, permissions: [{ name: 'View Leads' }, { name: 'Use System' }] };
  const user = { ...account.user, roles: [agent, ...account.user.roles] };
  expect(sessionFrom({ ...account, user }, now).limited).toEqual({ 'View Leads': 'OWN' });
});

describe('a session', () => {
  const session = sessionFrom(account, now);
  it.each([
    ['is good at its start', 0, false],
    ['is good a millisecond before its time', 28_799_999, false],
    ['is good at its time', 28_800_000, false],
    ['has expired a millisecond after its time', 28_800_001, true],
  ])('%s', (_, after, expected) => {
    expect(hasExpired(session, now + after)).toBe(expected);
  });
});

describe('an account', () => {
  it.each([
    ['of type Staff may enter', { name: 'Staff' }, true],
    ['of no type may enter', null, true],
    ['of type Customer may not', { name: 'Customer' }, false],
    ['of type staff in lower case may not', { name: 'staff' }, false],
  ])('%s', (_, accountType, expected) => {
    expect(canEnter({ accountType })).toBe(expected);
  });
});
