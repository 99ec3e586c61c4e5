import { describe, expect, it } from 'vitest';
import { isPermitted, PERMISSIONS } from './permissions';

describe('isPermitted', () => {
  it('allows what needs a permission that the user has, and nothing else', () => {
    expect(isPermitted(['View Users'], 'View Users')).toBe(true);
    expect(isPermitted(['View Users'], 'Update Users')).toBe(false);
    expect(isPermitted([], 'View Users')).toBe(false);
  });

  it('needs only one of several permissions', () => {
    const needed = ['View Payment', 'View Payments'] as const;
    expect(isPermitted(['View Payments'], needed)).toBe(true);
    expect(isPermitted(new Set(['View Payment']), needed)).toBe(true);
    expect(isPermitted(['View Payment Form'], needed)).toBe(false);
  });

  it('refuses a call that lists no permission at all', () => {
    expect(isPermitted(PERMISSIONS, [])).toBe(false);
  });

  it('refuses a permission whose name is only similar', () => {
    for (const name of ['view users', 'View Users ', 'View User', '*', 'Manage System'])
      expect(isPermitted([name], 'View Users')).toBe(false);
  });
});

it('every permission has a unique name', () => {
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
});
