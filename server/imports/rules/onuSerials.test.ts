import { expect, it } from 'vitest';
import { labelSerial, serialIn } from './onuSerials';

it.each([
  ['', ''],
  ['HWTCDD000008', 'HWTCDD000008'],
  ['48575443DD000009 (HWTC-DD000009)', 'HWTCDD000009'],
  ['HWTC-CC000007 / 48575443CC000007', 'HWTCCC000007'],
  ['SN: hwtccc000007', 'HWTCCC000007'],
  ['2236000000001.0', '2236000000001'],
])('"%s" names %s', (cell, serial) => expect(serialIn(cell)).toEqual({ serial }));

it.each([
  ['2.236E+12', 'has lost its last digits in a spreadsheet'],
  ['3', 'is the number of a row, not a serial number'],
  ['HWTCCC000007, HWTCCC000008', 'names more than one ONU'],
])('"%s" is refused', (cell, why) => expect(serialIn(cell)).toEqual({ why: `"${cell}" ${why}` }));

it.each([
  ['hwtc-dd000008', 'HWTCDD000008'],
  ['48575443 dd000008', 'HWTCDD000008'],
  ['48:57:54:43:DD:00:00:08', 'HWTCDD000008'],
  ['5A5445470000000A', 'ZTEG0000000A'],
  ['FFFFFFFF00000008', 'FFFFFFFF00000008'],
  ['taken-00', 'TAKEN-00'],
])('%s is %s on the label', (text, label) => expect(labelSerial(text)).toBe(label));
