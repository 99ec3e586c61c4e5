import { expect, it } from 'vitest';
import { needsSignalNote, opticalSignalOf } from './opticalSignal';

it.each([
  [-40, 'TOO_WEAK', true],
  [-27.1, 'TOO_WEAK', true],
  [-27, 'WEAK', false],
  [-25.1, 'WEAK', false],
  [-25, 'GOOD', false],
  [-8, 'GOOD', false],
  [-7.9, 'TOO_STRONG', true],
] as const)('%s dBm is %s; it needs a note: %s', (dbm, signal, needsNote) => {
  expect([opticalSignalOf(dbm), needsSignalNote(dbm)]).toEqual([signal, needsNote]);
});
