import { expect, it } from 'vitest';
import { accessLines } from '../../resources/network/accessLines';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { erasingChanges } from './eraseRecord';

it.each([
  ['a unique field', accessLines],
  ['a field that is unique together with others', radiusSessions],
])('keeps the erased value of %s unique', (_, resource) =>
  expect(erasingChanges(resource, { id: 'r1', username: 'amina.nakato' })).toEqual({ username: 'erased-r1' }),
);
