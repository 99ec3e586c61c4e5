import { expect, it } from 'vitest';
import { hasNoFibre } from './noFibre';

it.each([
  ['RECOGNISED', 'ASBUILT', 'ASBUILT', false],
  ['RECOGNISED', 'ASBUILT', null, false],
  ['RECOGNISED', 'PLANNED', 'PLANNED', true],
  ['RECOGNISED', 'IN_PROGRESS', 'IN_PROGRESS', true],
  ['RECOGNISED', 'NO_PRESENCE', null, true],
  ['RECOGNISED', 'IN_PROGRESS', 'ASBUILT', false],
  ['RECOGNISED', 'ASBUILT', 'PLANNED', true],
  ['UNKNOWN', 'NO_PRESENCE', null, false],
  ['SEVERAL', 'NO_PRESENCE', null, false],
] as const)('a place that is %s, checked as %s and now in an area that is %s has no fibre: %s', (...given) => {
  const [outcome, code, areaStatus, expected] = given;
  expect(hasNoFibre({ outcome, code, areaStatus })).toBe(expected);
});
