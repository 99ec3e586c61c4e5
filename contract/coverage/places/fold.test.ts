import { expect, it } from 'vitest';
import { ACCENTS, foldNames, normalizeName } from './fold';

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
])('treats %s and %s as the same name', (one, other) => {
  expect(normalizeName(one)).toBe(normalizeName(other));
});

it.each([
  ['Lubowa', 'Lubaga'],
  ['Kira', 'Kireka'],
  ['Buziga', 'Bukoto'],
  ['Goma', 'Gomba'],
])('treats %s and %s as different names', (one, other) => {
  expect(normalizeName(one)).not.toBe(normalizeName(other));
});

it('keeps names separated by commas apart, and returns an empty text if there is no letter', () => {
  expect(foldNames('Port Bell, Portbell; Luzira')).toBe('poltbel poltbel luzila');
  expect(foldNames('Ntinda,')).toBe('ntinda');
  expect(normalizeName('Port, Bell')).toBe('poltbel');
  expect(normalizeName(' -- ')).toBe('');
});

it('has a plain letter for each accented one', () => {
  expect(ACCENTS.from.length).toBe(ACCENTS.to.length);
});
