import { describe, expect, it } from 'vitest';
import { SECOND_FACTOR_PERMISSIONS } from '../../../contract/access/secondFactor';
import { asksForSecondFactor, isFreshStep, mustConfirm } from './secondFactor';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();

describe('a time step', () => {
  it.each([
    [7, null, true],
    [7, 6, true],
    [7, 7, false],
    [6, 7, false],
  ])('%s after %s may be used: %s', (step, last, expected) => expect(isFreshStep(step, last)).toBe(expected));
});

describe('users who must confirm their identity', () => {
  const person = (confirmedAt: string | null) => ({ confirmedAt });

  it('are those who never did, or more than ten minutes ago, to the millisecond', () => {
    expect(mustConfirm(person(null), NOW)).toBe(true);
    expect(mustConfirm(person(at(-600_001)), NOW)).toBe(true);
    expect(mustConfirm(person(at(-600_000)), NOW)).toBe(false);
    expect(mustConfirm(person(at(0)), NOW)).toBe(false);
  });
});

describe('a second factor', () => {
  const [asks, other] = [
    { secondFactor: true, permissions: [] },
    { secondFactor: false, permissions: ['View Accounts'] },
  ];

  it('is required if any role requires it', () => {
    expect(asksForSecondFactor([other, asks], false)).toBe(true);
    expect(asksForSecondFactor([other], true)).toBe(false);
    expect(asksForSecondFactor([], true)).toBe(false);
  });

  it.each(SECOND_FACTOR_PERMISSIONS)('is required by %s in production only', (name) => {
    const role = { secondFactor: false, permissions: ['View Accounts', name] };
    expect([asksForSecondFactor([role], false), asksForSecondFactor([role], true)]).toEqual([false, true]);
  });
});
