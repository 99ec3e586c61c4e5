import { expect, it } from 'vitest';
import { publicArea } from './publicArea';

it.each([
  ['Ntinda, Kampala', 'Ntinda, Kampala'],
  ['Plot 7, Acacia Avenue, Kololo, Kampala', 'Kololo, Kampala'],
  ['Plot 7', null],
  ['Kira', 'Kira'],
  ['', null],
  [null, null],
])('the area of %s is %s', (address, area) => {
  expect(publicArea(address)).toBe(area);
});
