import { describe, expect, it } from 'vitest';
import { backupsToRemove, isBackupDue } from './backups';
import { dayAt } from './days';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Three o'clock in a Sunday night in Kampala. */
const LAST = Date.parse('2026-03-15T00:00:00.000Z');
const KEEP = { daily: 7, weekly: 4, monthly: 12 };

/** Returns a backup from this number of days before the last one. */
const backup = (daysAgo: number, hours = 0) => ({
  name: `${daysAgo}d${hours}h`,
  takenAt: new Date(LAST - daysAgo * DAY + hours * HOUR),
});
const left = (backups: ReturnType<typeof backup>[], keep = KEEP, proved: string[] = []) => {
  const removed = backupsToRemove(backups, new Set(proved), keep);
  return backups.filter((each) => !removed.includes(each)).map(({ name }) => name);
};

describe('retained backups', () => {
  it('are the last of seven days, four weeks and twelve months', () => {
    const everyNight = Array.from({ length: 800 }, (_, days) => backup(days));
    const removed = backupsToRemove(everyNight, new Set(), KEEP);
    const days = everyNight.filter((each) => !removed.includes(each)).map(({ takenAt }) => dayAt(takenAt));
    expect(days).toEqual([
      ...['2026-03-15', '2026-03-14', '2026-03-13', '2026-03-12', '2026-03-11', '2026-03-10', '2026-03-09'],
      // These are Sundays, which end a week, and last days of months.
      ...['2026-03-08', '2026-03-01', '2026-02-28', '2026-02-22'],
      ...['2026-01-31', '2025-12-31', '2025-11-30', '2025-10-31', '2025-09-30', '2025-08-31', '2025-07-31'],
      ...['2025-06-30', '2025-05-31', '2025-04-30'],
    ]);
  });

  it('include the last one of a day', () => {
    expect(left([backup(1), backup(1, 5), backup(1, 20)], { daily: 2, weekly: 0, monthly: 0 })).toEqual(['1d20h']);
  });

  it('of two days are separated by midnight in the provider’s country', () => {
    const [late, early] = [backup(1, 17.99), backup(1, 18)];
    expect(early.takenAt.toISOString()).toBe('2026-03-14T18:00:00.000Z');
    expect(left([late, early], { daily: 2, weekly: 0, monthly: 0 })).toEqual([early.name]);
    const [before, after] = [backup(1, 20.99), backup(1, 21)];
    expect(left([before, after], { daily: 2, weekly: 0, monthly: 0 })).toEqual([before.name, after.name]);
  });

  it('cover days with a backup, so that a pause removes nothing', () => {
    const old = [400, 401, 402].map((days) => backup(days));
    expect(left(old, { daily: 3, weekly: 0, monthly: 0 })).toHaveLength(3);
  });

  it('always include the newest, and the newest proved one', () => {
    const some = [0, 1, 2, 3, 4].map((days) => backup(days));
    expect(left(some, { daily: 1, weekly: 0, monthly: 0 }, ['3d0h', '4d0h'])).toEqual(['0d0h', '3d0h']);
    expect(left([], KEEP)).toEqual([]);
  });
});

describe('the nightly backup', () => {
  const NOW = new Date(LAST);
  const struck = '2026-03-14T23:00:00.000Z';
  const attempt = (takenAt: string, status: 'MADE' | 'PROVED' | 'FAILED', problem: string | null = null) => ({
    ...{ takenAt, status, problem },
  });
  const due = (...attempts: ReturnType<typeof attempt>[]) => isBackupDue(attempts, 2, NOW);

  it('is due if there is none yet', () => expect(due()).toBe(true));

  it('is due from its hour on', () => {
    const yesterday = attempt('2026-03-14T00:00:00.000Z', 'PROVED');
    expect(isBackupDue([yesterday], 2, new Date('2026-03-14T22:59:59.999Z'))).toBe(false);
    expect(isBackupDue([yesterday], 2, new Date(struck))).toBe(true);
  });

  it('is made once a night', () => {
    expect(due(attempt(struck, 'PROVED'))).toBe(false);
    expect(due(attempt('2026-03-14T22:59:59.999Z', 'PROVED'))).toBe(true);
  });

  it('is retried an hour after it failed, or was not proved for an unknown reason', () => {
    expect(due(attempt('2026-03-14T23:00:00.001Z', 'FAILED', 'No.'))).toBe(false);
    expect(due(attempt(struck, 'FAILED', 'No.'))).toBe(true);
    expect(due(attempt(struck, 'MADE'))).toBe(true);
  });

  it('is not retried if it can never be proved', () =>
    expect(due(attempt(struck, 'MADE', 'The user may not.'))).toBe(false));
});
