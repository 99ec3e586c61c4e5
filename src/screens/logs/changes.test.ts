import { expect, it } from 'vitest';
import { defineResource } from '../../../resources/language/defineResource';
import { group, json, manyOf, oneOf, text } from '../../../resources/language/kinds';
import { inEnglish } from '../../i18n/testWording';
import { changesOf } from './changes';

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
const seen = (resource: Parameters<typeof changesOf>[0], before: object | null, after: object | null) =>
  changesOf(resource, before, after, inEnglish.labelOf).map(({ label, before, after }) => [label, before, after]);

it('an update has what changed, in the declared order, and nothing that every change has', () => {
  const before = { dateUpdated: '1', status: 'NEW', shipName: 'Ssese' };
  expect(seen(ships, before, { dateUpdated: '2', status: 'SAILING', shipName: 'Nyanza' })).toEqual([
    ['Ship name', 'Ssese', 'Nyanza'],
    ['Status', 'NEW', 'SAILING'],
  ]);
});

it('a group is told by its fields', () => {
  const captain = { firstName: 'Grace', lastName: 'Okello' };
  expect(seen(ships, { captain }, { captain: { ...captain, lastName: 'Auma' } })).toEqual([
    ['Last name', 'Okello', 'Auma'],
  ]);
});

it('of two lists, what was taken out and what was put in', () => {
  expect(seen(ships, { flags: ['A', 'B'] }, { flags: ['B', 'C'] })).toEqual([['Flags', ['A'], ['C']]]);
});

it('a new record has what is filled in, a deleted one what was', () => {
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

it('what no declaration knows is told as well', () => {
  expect(seen(undefined, null, { passwordChanged: true })).toEqual([['Password changed', null, true]]);
  expect(seen(ships, null, null)).toEqual([]);
});
