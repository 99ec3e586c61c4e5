import { describe, expect, it } from 'vitest';
import { isPermitted, PERMISSIONS } from './permissions';

describe('somebody may do', () => {
  it('what needs a permission that they hold, and nothing else', () => {
    expect(isPermitted(['View Users'], 'View Users')).toBe(true);
    expect(isPermitted(['View Users'], 'Update Users')).toBe(false);
    expect(isPermitted([], 'View Users')).toBe(false);
  });

  it('what needs any one of several permissions, holding one of them', () => {
    const needed = ['View Payment', 'View Payments'] as const;
    expect(isPermitted(['View Payments'], needed)).toBe(true);
    expect(isPermitted(new Set(['View Payment']), needed)).toBe(true);
    expect(isPermitted(['View Payment Form'], needed)).toBe(false);
  });

  it('nothing that lists no permission at all', () => {
    expect(isPermitted(PERMISSIONS, [])).toBe(false);
  });

  it('nothing by a name that is only alike', () => {
    for (const name of ['view users', 'View Users ', 'View User', '*', 'Manage System'])
      expect(isPermitted([name], 'View Users')).toBe(false);
  });
});

it('every permission has a name of its own', () => {
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
});
