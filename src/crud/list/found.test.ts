import { expect, it } from 'vitest';
import { defineResource } from '../../../resources/language/defineResource';
import { phone, reference, sequence, text } from '../../../resources/language/kinds';
import { foundIn } from './found';

const boats = defineResource({
  name: 'boats',
  label: ['Boat', 'Boats'],
  fields: {
    number: sequence({ prefix: 'BT' }),
    ownerId: reference('users', { searchable: true }),
    radio: phone({ searchable: true }),
    slip: text({ searchable: true }),
  },
});
const record = { number: 'BT-000012', ownerId: 'u1', radio: '+256772345678', slip: 'AB-9' };
const shown = boats.leaves.filter(({ path }) => path === 'number' || path === 'ownerId');
const found = (search: string, owner: string | undefined = 'Grace Okello') =>
  foundIn(boats, record, search, shown, () => owner).map(({ path }) => path);

it.each([
  ['', []],
  ['bt-0000', []],
  ['0772345', ['radio']],
  ['ab-9', ['slip']],
  ['bt-000012 ab-9', ['slip']],
  ['0772345 ab-9', ['radio', 'slip']],
])('for the search “%s”, the matching fields that are not visible are %j', (search, paths) => {
  expect(found(search)).toEqual(paths);
});

it('names the reference through which a record was found, unless the label of that reference shows the match', () => {
  expect(found('okello')).toEqual([]);
  expect(found('grace@kitara.example')).toEqual(['ownerId']);
  expect(foundIn(boats, { ...record, ownerId: null }, 'okello', shown, () => undefined)).toEqual([]);
});
