import { expect, it } from 'vitest';
import { keepStored } from './keptStorage';

it('keeps the layout and how somebody looks at a list, but not whom they searched for', () => {
  const params = { sort: 'fullName', filter: { statuses: 'ACTIVE', searchTerm: 'Amina' } };
  expect(keepStored('layout', '{}')).toBe('{}');
  expect(keepStored('RaStore-u1.users.columns', '["email"]')).toBe('["email"]');
  expect(keepStored('RaStore-u1.users.listParams', JSON.stringify(params))).toBe(
    '{"sort":"fullName","filter":{"statuses":"ACTIVE"}}',
  );
});

it.each(['token', 'RaStore-u1.users.listParams.selectedIds', 'RaStore.users.columns'])('does not keep %s', (name) => {
  expect(keepStored(name, '[]')).toBeNull();
});
