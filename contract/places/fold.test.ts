import { expect, it } from 'vitest';
import { ACCENTS, foldName, foldNames } from './fold';

it.each([
  ['Bugolobi', 'Bugoloobi'],
  ['Lubaga', 'Rubaga'],
  ['Kabalagala', 'Kabalagara'],
  ['Kyanja', 'Kiyanja'],
  ['Bwaise', 'Buwaise'],
  ['Munyonyo', 'Muniyonyo'],
  ['Old Kampala', 'OLD-KAMPALA'],
  ['Ntinda', 'ntínda'],
  ['Seeta', 'Seta'],
])('%s and %s sound alike', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

it.each([
  ['Lubowa', 'Lubaga'],
  ['Kira', 'Kireka'],
  ['Buziga', 'Bukoto'],
  ['Goma', 'Gomba'],
])('%s and %s do not sound alike', (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other));
});

it('keeps names separated by commas apart, and is empty without a letter', () => {
  expect(foldNames('Port Bell, Portbell; Luzira')).toBe('poltbel poltbel luzila');
  expect(foldNames('Ntinda,')).toBe('ntinda');
  expect(foldName('Port, Bell')).toBe('poltbel');
  expect(foldName(' -- ')).toBe('');
});

it('replaces each accented letter by a plain one', () => {
  expect(ACCENTS.from.length).toBe(ACCENTS.to.length);
});
