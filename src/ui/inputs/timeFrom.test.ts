import { expect, it } from 'vitest';
import { timeFrom } from './timeFrom';

it.each([
  ['14:30', '14:30'],
  [' 9:05 ', '09:05'],
  ['9.05', '09:05'],
  ['14h30', '14:30'],
  ['1430', '14:30'],
  ['905', '09:05'],
  ['9', '09:00'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['12:60', null],
  ['2:3', null],
  ['2:30 pm', null],
  ['soon', null],
  ['', null],
])('reads %j as %j', (typed, time) => {
  expect(timeFrom(typed)).toBe(time);
});
