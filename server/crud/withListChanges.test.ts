import { expect, it } from 'vitest';
import { defineResource } from '../../resources/language/defineResource';
import { references, text } from '../../resources/language/kinds';
import { MOST_REFERENCES } from './validators';
import { withListChanges } from './withListChanges';

const fleets = defineResource({
  name: 'fleets',
  label: ['Fleet', 'Fleets'],
  fields: { name: text(), shipIds: references('ships') },
});
const ids = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `ship ${from + at}`);

it('adds to and removes from the stored list, and leaves whole lists and other values unchanged', () => {
  const before = { shipIds: ['a', 'b'] };
  expect(withListChanges(fleets, { name: 'Lake', shipIds: { add: ['c', 'a'], remove: ['b'] } }, before)).toEqual({
    name: 'Lake',
    shipIds: ['a', 'c'],
  });
  expect(withListChanges(fleets, { shipIds: ['d'] }, before)).toEqual({ shipIds: ['d'] });
});

it('refuses a list that would exceed its limit, with its name', () => {
  const full = { shipIds: ids(MOST_REFERENCES) };
  expect(() => withListChanges(fleets, { shipIds: { add: ids(1, MOST_REFERENCES) } }, full)).toThrow(
    `shipIds takes at most ${MOST_REFERENCES} values`,
  );
  const swapped = { add: ids(1, MOST_REFERENCES), remove: ids(1) };
  expect(withListChanges(fleets, { shipIds: swapped }, full).shipIds).toHaveLength(MOST_REFERENCES);
});
