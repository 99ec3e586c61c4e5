import { describe, expect, it } from 'vitest';
import { covers, heldThrough, limitedOf, markedNames, widestScope } from './scope';

const own = { permissions: ['View Leads', 'Create Leads'], scope: 'OWN' } as const;
const agency = { permissions: ['View Leads'], scope: 'AGENCY' } as const;
const all = { permissions: ['View Leads', 'View Products'], scope: 'ALL' } as const;

it.each([
  ['ALL', 'ALL', true],
  ['ALL', 'OWN', true],
  ['AGENCY', 'AGENCY', true],
  ['AGENCY', 'OWN', true],
  ['AGENCY', 'ALL', false],
  ['OWN', 'AGENCY', false],
  ['OWN', 'OWN', true],
] as const)('returns whether scope %s covers scope %s: %s', (scope, other, expected) =>
  expect(covers(scope, other)).toBe(expected),
);

describe('the permissions of several roles', () => {
  it.each([
    [[own], 'OWN'],
    [[own, agency], 'AGENCY'],
    [[agency, own], 'AGENCY'],
    [[own, all], 'ALL'],
    [[all, own, agency], 'ALL'],
  ])('%j together hold View Leads with the scope %s', (roles, scope) =>
    expect(heldThrough(roles).get('View Leads')).toBe(scope),
  );

  it('limit a permission to the scope of the roles that have it', () => {
    expect([...heldThrough([own, all])]).toEqual([
      ['View Leads', 'ALL'],
      ['Create Leads', 'OWN'],
      ['View Products', 'ALL'],
    ]);
  });
});

it('widestScope returns the widest scope of several permissions, or null without any of them', () => {
  const held = heldThrough([own, agency]);
  expect(widestScope(held, ['Create Leads', 'View Leads'])).toBe('AGENCY');
  expect(widestScope(held, 'Create Leads')).toBe('OWN');
  expect(widestScope(held, ['View Products', 'View Payments'])).toBeNull();
});

it('permissions that are limited to some records are marked with their scope', () => {
  const held = heldThrough([own, all]);
  expect(limitedOf(held)).toEqual({ 'Create Leads': 'OWN' });
  expect(markedNames(held.keys(), limitedOf(held))).toEqual(['View Leads', 'Create Leads OWN', 'View Products']);
});
