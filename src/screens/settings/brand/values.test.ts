import { expect, it } from 'vitest';
import { brandFrom } from '../../../../contract/brand';
import { BRAND_VALUES } from './values';

it.each(BRAND_VALUES)('$variable overrides: $label', ({ variable, of }) => {
  const given = variable === 'BRAND_CENTRE' ? '7, 8' : '7';
  expect(of(brandFrom({ [variable]: given })).replace(' %', '')).toBe(given);
});

it('lists every environment variable of the brand', () => {
  const asked = new Set<string>();
  brandFrom(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
  expect(BRAND_VALUES.map(({ variable }) => variable).sort()).toEqual([...asked].sort());
});
