import { expect, it } from 'vitest';
import { defineResource } from '../../../resources/language/defineResource';
import { group, json, manyOf, oneOf, text } from '../../../resources/language/kinds';
import { inEnglish } from '../../i18n/testWording';
import { fieldChanges } from './changes';

const ships = defineResource({
  name: 'ships',
  label: ['Ship', 'Ships'],
  fields: {
    shipName: text(),
    status: oneOf(['NEW', 'SAILING']),
    flags: manyOf(['A', 'B', 'C']),
    captain: group({ firstName: text(), lastName: text() }),
    papers: json(),
  },
});
const seen = (resource: Parameters<typeof fieldChanges>[0], before: object | null, after: object | null) =>
  fieldChanges(resource, before, after, inEnglish.labelOf).map(({ label, before, after }) => [label, before, after]);

it('an update has the changed fields, in the declared order, without those that every update changes', () => {
  const before = { dateUpdated: '1', status: 'NEW', shipName: 'Ssese' };
  expect(seen(ships, before, { dateUpdated: '2', status: 'SAILING', shipName: 'Nyanza' })).toEqual([
    ['Ship name', 'Ssese', 'Nyanza'],
    ['Status', 'NEW', 'SAILING'],
  ]);
});

it('a group is shown by its fields', () => {
  const captain = { firstName: 'Grace', lastName: 'Okello' };
  expect(seen(ships, { captain }, { captain: { ...captain, lastName: 'Auma' } })).toEqual([
    ['Last name', 'Okello', 'Auma'],
  ]);
});

it('a change of a list has the removed and the added items', () => {
  expect(seen(ships, { flags: ['A', 'B'] }, { flags: ['B', 'C'] })).toEqual([['Flags', ['A'], ['C']]]);
});

it('a new record has its filled fields, a deleted one those that it had', () => {
  const record = { id: 'x', shipName: 'Ssese', status: null, flags: ['A'], captain: null, papers: '' };
  expect(seen(ships, null, record)).toEqual([
    ['Ship name', null, 'Ssese'],
    ['Flags', null, ['A']],
  ]);
  expect(seen(ships, record, null)).toEqual([
    ['Ship name', 'Ssese', null],
    ['Flags', ['A'], null],
  ]);
});

it('values without a declaration are shown as well', () => {
  expect(seen(undefined, null, { passwordChanged: true })).toEqual([['Password changed', null, true]]);
  expect(seen(ships, null, null)).toEqual([]);
});
