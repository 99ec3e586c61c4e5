import { expect, it } from 'vitest';
import { demandOf, type FoundPlace } from './demand';

const check = (code: FoundPlace['code'], outcome: FoundPlace['outcome'] = 'RECOGNISED') => ({ code, outcome });

it('names that were not recognised are not places without presence', () => {
  const checks = [
    ...[check('ASBUILT'), check('PLANNED'), check('IN_PROGRESS'), check('NO_PRESENCE')],
    ...[check('NO_PRESENCE', 'UNKNOWN'), check('NO_PRESENCE', 'UNKNOWN'), check('NO_PRESENCE', 'SEVERAL')],
  ];
  const [all = 0, ...kinds] = demandOf(checks);
  expect([all, ...kinds]).toEqual([7, 1, 2, 1, 2, 1]);
  expect(kinds.reduce((sum, each) => sum + each, 0)).toBe(all);
  expect(demandOf([])).toEqual([0, 0, 0, 0, 0, 0]);
});
