import { describe, expect, it } from 'vitest';
import { isFreshStep, mustConfirm, mustSetUp } from './secondFactor';

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

describe('who must confirm who they are', () => {
  const person = (confirmedAt: string | null) => ({ hasSecondFactor: true, confirmedAt });

  it('is somebody who never did, or more than ten minutes ago, to the millisecond', () => {
    expect(mustConfirm(person(null), NOW)).toBe(true);
    expect(mustConfirm(person(at(-600_001)), NOW)).toBe(true);
    expect(mustConfirm(person(at(-600_000)), NOW)).toBe(false);
    expect(mustConfirm(person(at(0)), NOW)).toBe(false);
  });

  it('is nobody without a second factor', () =>
    expect(mustConfirm({ hasSecondFactor: false, confirmedAt: null }, NOW)).toBe(false));
});

describe('who must set up a second factor', () => {
  it('holds any role that asks for one, and has none', () => {
    const [asks, other] = [{ secondFactor: true }, { secondFactor: false }];
    expect(mustSetUp([other, asks], false)).toBe(true);
    expect(mustSetUp([other, asks], true)).toBe(false);
    expect(mustSetUp([other], false)).toBe(false);
    expect(mustSetUp([], false)).toBe(false);
  });
});
