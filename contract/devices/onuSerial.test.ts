import { expect, it } from 'vitest';
import { onuSerialIn, onuSerialNotations, onuSerialSearches } from './onuSerial';

it.each(['48575443AA000001', 'HWTCAA000001', 'HWTC-AA000001', 'hwtcaa000001', ' 48:57:54:43:AA:00:00:01 '])(
  'names one ONU in every notation: %s',
  (serial) => {
    expect(onuSerialNotations(serial)).toEqual(expect.arrayContaining(['48575443AA000001', 'HWTCAA000001']));
    expect(onuSerialNotations(serial)[0]).toBe(serial.trim());
  },
);

it.each(['2236000004', 'KFUG1A2B3C0', '0000000000000000', 'HWTCAA00000G'])('leaves any other number: %s', (serial) => {
  expect(onuSerialNotations(serial).map((each) => each.toUpperCase())).toEqual(
    expect.arrayContaining([serial.toUpperCase()]),
  );
  expect(new Set(onuSerialNotations(serial).map((each) => each.toUpperCase())).size).toBe(1);
});

it('has nothing to look for without a number', () => {
  expect(onuSerialNotations(' ')).toEqual([]);
});

it.each([
  ['48575443AA', ['48575443AA', 'HWTCAA']],
  ['hwtc-aa', ['HWTCAA', '48575443AA']],
  ['48575443', ['48575443', 'HWTC']],
  ['4857', ['4857']],
  ['0001', ['0001']],
  ['', ['']],
])('searches for the beginning %s in both notations once it is long enough', (typed, searches) => {
  expect(onuSerialSearches(typed)).toEqual(searches);
});

it.each([
  ['S/N: HWTCAA000001', 'HWTCAA000001'],
  ['GPON SN:48575443aa000001;', '48575443AA000001'],
  ['HWTC-AA000001', 'HWTC-AA000001'],
  ['MAC 00:25:9E:11:22:33', null],
  ['https://example.com', null],
])('finds the serial number in the bar code %s', (text, serial) => {
  expect(onuSerialIn(text)).toBe(serial);
});
