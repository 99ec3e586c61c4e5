import { expect, it } from 'vitest';
import { dayFrom } from './dayFrom';

it.each([
  ['22/11/2026', '2026-11-22'],
  ['3.4.26', '2026-04-03'],
  ['22 Nov 2026', '2026-11-22'],
  ['1 september 2026', '2026-09-01'],
  ['2026-11-22', '2026-11-22'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['11/22/2026', null],
  ['22 No 2026', null],
  ['22/11', null],
  ['tomorrow', null],
  ['', null],
])('reads %s as %s', (typed, day) => expect(dayFrom(typed, 'en-UG')).toBe(day));

it('accepts month names in the chosen language', () => expect(dayFrom('5 Machi 2026', 'sw-UG')).toBe('2026-03-05'));
