import { describe, expect, it } from 'vitest';
import { isPermitted, PERMISSIONS } from './permissions';

describe('a user may use', () => {
  it('a call whose permission they have, and no other', () => {
    expect(isPermitted(['View Users'], 'View Users')).toBe(true);
    expect(isPermitted(['View Users'], 'Update Users')).toBe(false);
    expect(isPermitted([], 'View Users')).toBe(false);
  });

  it('a call for which one of several permissions is enough', () => {
    const needed = ['View Payment', 'View Payments'] as const;
    expect(isPermitted(['View Payments'], needed)).toBe(true);
    expect(isPermitted(new Set(['View Payment']), needed)).toBe(true);
    expect(isPermitted(['View Payment Form'], needed)).toBe(false);
  });

  it('no call that lists no permission', () => {
    expect(isPermitted(PERMISSIONS, [])).toBe(false);
  });

  it('no call with a similar permission name', () => {
    for (const name of ['view users', 'View Users ', 'View User', '*', 'Manage System'])
      expect(isPermitted([name], 'View Users')).toBe(false);
  });
});

it('every permission has a unique name', () => {
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
});
