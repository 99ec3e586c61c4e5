import { describe, expect, it } from 'vitest';
import { foldSearchText } from '../../contract/searchText';
import { numberOf, numberPattern, numbersMeant, sameNumber } from './runningNumber';

const KF = { prefix: 'KF' };
const RCT = { prefix: 'RCT', yearly: true };

describe('a running number', () => {
  it.each([
    ['KF-000123', 'KF-000123'],
    ['kf-000123', 'KF-000123'],
    ['KF 123', 'KF-000123'],
    ['kf123', 'KF-000123'],
    ['123', 'KF-000123'],
    ['000123', 'KF-000123'],
    ['KF-1234567', 'KF-1234567'],
    ['KF–345', 'KF-000345'],
    [' kf — 0345 ', 'KF-000345'],
    ['KF\u200b345', 'KF-000345'],
    ['SF-000123', null],
    ['0', null],
    ['KF-', null],
    ['2026-123', null],
    ['kato', null],
  ])('%s means %s', (typed, number) => {
    expect(numberOf(KF, typed, 2026)).toBe(number);
  });

  it('without its prefix has at most six digits', () => {
    expect(numberOf(KF, '123456', 2026)).toBe('KF-123456');
    expect(numberOf(KF, '1234567', 2026)).toBeNull();
  });

  it.each([
    ['RCT-2025-000045', 'RCT-2025-000045'],
    ['rct 2025 45', 'RCT-2025-000045'],
    ['2025-45', 'RCT-2025-000045'],
    ['RCT 45', 'RCT-2026-000045'],
    ['45', 'RCT-2026-000045'],
  ])('with a year: %s means %s in 2026', (typed, number) => {
    expect(numberOf(RCT, typed, 2026)).toBe(number);
  });
});

describe('the numbers that a typed text may mean', () => {
  it.each([
    ['kf 345', ['KF 345', 'KF-000345']],
    ['KF-000345', ['KF-000345']],
    ['ft-3002', ['FT-3002']],
    ['000123', ['000123', 'KF-000123']],
  ])('%s means %j', (typed, numbers) => expect(numbersMeant(KF, typed, 2026)).toEqual(numbers));
});

it.each(['KF-000345', 'kf345', ' KF – 0345 ', 'KF\u200b 345'])('%s is one number in every notation', (typed) => {
  expect(sameNumber(typed)).toBe('KF345');
});

it.each(['FT-3002/7', 'amina.k@example.com'])('%s has no other notation', (typed) => {
  expect(sameNumber(typed)).toBe(typed.toUpperCase());
});

describe('the pattern of a searched number', () => {
  const finds = (typed: string, text: string) => {
    const pattern = numberPattern([KF, RCT], typed.split(' ').map(foldSearchText));
    return pattern === null ? null : new RegExp(pattern).test(foldSearchText(text));
  };
  it.each([
    ['KF345', 'Grace\nKF-000345', true],
    ['kf 0345', 'KF-000345\nGrace', true],
    ['KF-345', 'KF-345', true],
    ['KF345', 'KF-003451', false],
    ['KF345', 'KF-001345', false],
    ['KF345', 'XKF-000345', false],
    ['RCT 45', 'RCT-2026-000045', true],
    ['rct-2025-45', 'RCT-2026-000045', false],
    ['RCT-2026-000045', 'RCT-2026-000045', true],
    ['SF345', 'SF-000345', null],
    ['KF0', 'KF-000000', null],
    ['345', 'KF-000345', null],
  ])('%s in %j: %s', (typed, text, found) => expect(finds(typed, text)).toBe(found));
});
