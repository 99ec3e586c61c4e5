import { expect, it } from 'vitest';
import { isBackupLate } from './backups';

it('a backup is late 26 hours after the last proved one, or if there is none', () => {
  const taken = '2026-03-14T02:00:00.000Z';
  expect(isBackupLate(taken, new Date('2026-03-15T04:00:00.000Z'))).toBe(false);
  expect(isBackupLate(taken, new Date('2026-03-15T04:00:00.001Z'))).toBe(true);
  expect(isBackupLate(null, new Date(taken))).toBe(true);
});
