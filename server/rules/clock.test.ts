import { describe, expect, it } from 'vitest';
import { CLOCK_TOLERANCE, clockProblem, LONGEST_ABSENCE, LONGEST_LEAP } from './clock';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const DAY = 86_400_000;
const at = (offset: number) => new Date(NOW.getTime() + offset);
const problem = (reading: Partial<Parameters<typeof clockProblem>[0]>) =>
  clockProblem({ now: NOW, store: null, seen: null, expected: null, ...reading });

describe('a clock', () => {
  it('is trusted if nothing contradicts it', () => {
    expect(problem({})).toBeNull();
  });

  it.each([1, -1])('may differ from the database’s by the tolerance, but not by a millisecond more (%i)', (sign) => {
    expect(problem({ store: at(sign * CLOCK_TOLERANCE) })).toBeNull();
    expect(problem({ store: at(sign * (CLOCK_TOLERANCE + 1)) })).toContain('30 s');
  });

  it('ahead of the database’s is reported as such', () => {
    expect(problem({ store: at(-90_000) })).toBe("This machine's clock is 90 s ahead of the database's. Correct it.");
    expect(problem({ store: at(90_000) })).toContain('90 s behind');
  });

  it('may be behind the last recorded moment by the tolerance, and not by a millisecond more', () => {
    expect(problem({ seen: at(CLOCK_TOLERANCE) })).toBeNull();
    expect(problem({ seen: at(CLOCK_TOLERANCE + 1) })).toContain('but it was 14 March 2026, 12:00 before');
  });

  it('is trusted at a start after up to 30 days, and not a millisecond later', () => {
    expect(problem({ seen: at(-8 * DAY) })).toBeNull();
    expect(problem({ seen: at(-LONGEST_ABSENCE) })).toBeNull();
    expect(problem({ seen: at(-LONGEST_ABSENCE - 1) })).toBe(
      'This machine\'s clock says 14 March 2026, 12:00, more than 30 days after the product last ran on 12 February 2026, 11:59. Correct it, or confirm it with "npm run clock:accept".',
    );
  });

  it('may jump by a day while the process runs, and not by a millisecond more', () => {
    expect(problem({ seen: at(-LONGEST_LEAP - 1), expected: at(-LONGEST_LEAP) })).toBeNull();
    expect(problem({ seen: at(-LONGEST_LEAP - 1), expected: at(-LONGEST_LEAP - 1) })).toContain('it should be');
  });

  it('is trusted if the same time has passed as it shows, however long nothing was recorded', () => {
    expect(problem({ seen: at(-100 * DAY), expected: at(-1_000) })).toBeNull();
  });

  it('that has jumped is trusted once a moment near it has been recorded', () => {
    const leapt = { expected: at(-40 * DAY) };
    expect(problem({ ...leapt, seen: at(0) })).toBeNull();
    expect(problem({ ...leapt, seen: at(-LONGEST_LEAP) })).toBeNull();
    expect(problem({ ...leapt, seen: at(-LONGEST_LEAP - 1) })).toContain('it should be');
  });
});
