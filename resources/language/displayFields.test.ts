import { expect, it } from 'vitest';
import { resources } from '..';
import { defineResource } from './defineResource';
import { declaredLeavesOf, displayValueAt, headlineOf, isEmpty, whomOf } from './displayFields';
import { boolean, group, money, oneOf, reference, secret, text } from './kinds';

const boats = defineResource({
  name: 'boats',
  label: ['Boat', 'Boats'],
  headline: { value: 'price', whom: ['ownerId', 'sellerId'] },
  fields: {
    skipper: group({ firstName: text({ joined: { with: 'lastName', label: 'Name' } }), lastName: text() }),
    price: money(),
    status: oneOf(['NEW', 'SUNK']),
    type: oneOf(['SAIL', 'MOTOR']),
    state: oneOf(['DRY', 'WET'], { state: true }),
    ownerId: reference('users'),
    sellerId: reference('users'),
    key: secret(),
    code: text({ hidden: true }),
    moored: boolean(),
  },
});

it('fields that are displayed as one become one field in the place of the first', () => {
  const paths = declaredLeavesOf(boats).map(({ path }) => path);
  expect(paths).toEqual(['skipper.firstName', 'price', 'status', 'type', 'state', 'ownerId', 'sellerId', 'moored']);
  const [name] = declaredLeavesOf(boats);
  expect(name?.field.label).toBe('Name');
  expect(name && displayValueAt({ skipper: { firstName: 'Grace', lastName: 'Okello' } }, name)).toBe('Grace Okello');
  expect(name && displayValueAt({ skipper: { firstName: 'Grace', lastName: null } }, name)).toBe('Grace');
  expect(name && isEmpty(displayValueAt({ skipper: null }, name))).toBe(true);
});

it('without its own states, a headline has every state field', () => {
  expect(headlineOf(boats).states.map(({ path }) => path)).toEqual(['status', 'state']);
});

it('the owner is the first one that is known', () => {
  expect(whomOf(boats, { ownerId: null, sellerId: 'u1' })?.path).toBe('sellerId');
  expect(whomOf(boats, { ownerId: 'u2', sellerId: 'u1' })?.path).toBe('ownerId');
  expect(whomOf(boats, {})).toBeUndefined();
});

it('the main value of a headline is an amount, a number or a day', () => {
  const kinds = resources.flatMap((resource) => headlineOf(resource).value?.field.kind ?? []);
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !['money', 'bytes', 'integer', 'decimal', 'date', 'dateTime'].includes(kind))).toEqual(
    [],
  );
});

it('an empty field shows the value of another field, or else its word', () => {
  const field = { kind: 'oneOf', options: ['MTN'], instead: { of: 'hand', otherwise: 'UNKNOWN' } } as const;
  const shown = (record: object) => displayValueAt(record, { path: 'carrier', field });
  expect([
    shown({ carrier: 'MTN', hand: 'CASH' }),
    shown({ carrier: null, hand: 'CASH' }),
    shown({ hand: null }),
  ]).toEqual(['MTN', 'CASH', 'UNKNOWN']);
});
