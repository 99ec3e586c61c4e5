import { expect, it } from 'vitest';
import { doneAtOf } from './personalTasks';

const now = new Date('2026-03-14T09:00:00.000Z');
const earlier = '2026-03-13T09:00:00.000Z';
const open = { status: 'OPEN', doneAt: null } as const;
const done = { status: 'DONE', doneAt: earlier } as const;

it('a task is done since it was first marked as done, and open again without a moment', () => {
  expect(doneAtOf(open, null, now)).toBeNull();
  expect(doneAtOf({ ...done, doneAt: null }, open, now)).toBe(now.toISOString());
  expect(doneAtOf({ ...done, doneAt: null }, null, now)).toBe(now.toISOString());
  expect(doneAtOf(done, done, now)).toBe(earlier);
  expect(doneAtOf({ ...open, doneAt: earlier }, done, now)).toBeNull();
});
