import { expect, it } from 'vitest';
import { keepStored } from './keptStorage';

it('keeps the layout preferences', () => {
  expect(keepStored('layout', '{}')).toBe('{}');
});

it.each([
  'token',
  'RaStore-u1.users.columns',
  'RaStore-u1.users.listParams',
  'RaStore-u1.users.listParams.selectedIds',
  'RaStore-u1.commandBox.recent',
])('does not keep %s', (name) => {
  expect(keepStored(name, '[]')).toBeNull();
});
