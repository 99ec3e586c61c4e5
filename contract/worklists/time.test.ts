import { expect, it } from 'vitest';
import { timeFault } from './time';

it.each(['00:00', '09:05', '19:59', '23:59'])('%s is a time of day', (text) => {
  expect(timeFault(text)).toBeNull();
});

it.each(['24:00', '23:60', '9:05', '0905', '09:05:00', ' 09:05', 'noon'])('%s is no time of day', (text) => {
  expect(timeFault(text)).toBe('must be a time such as 14:30');
});
