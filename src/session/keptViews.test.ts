import { expect, it } from 'vitest';
import { isView, keptOf, storedOf } from './keptViews';

it('of a list’s parameters the server keeps the order, the filters and the length of a page, not whom somebody searched for', () => {
  const params = {
    sort: 'fullName',
    order: 'DESC',
    perPage: 50,
    page: 3,
    filter: { stages: 'LEAD', searchTerm: 'Amina' },
  };
  const kept = keptOf('users.listParams', params);
  expect(kept).toBe('{"sort":"fullName","order":"DESC","perPage":50,"filter":{"stages":"LEAD"}}');
  expect(JSON.parse(storedOf('users.listParams', kept ?? ''))).toEqual({
    sort: 'fullName',
    order: 'DESC',
    perPage: 50,
    page: 1,
    filter: { stages: 'LEAD' },
    displayedFilters: {},
  });
});

it('columns and saved views are kept as they are, and forgotten once they are reset', () => {
  expect(keptOf('users.columns', ['fullName'])).toBe('["fullName"]');
  expect(storedOf('users.columns', '["fullName"]')).toBe('["fullName"]');
  expect(keptOf('users.columns', null)).toBeNull();
});

it.each([
  ['users.columns', true],
  ['all-payments.savedQueries', true],
  ['firstSteps.guide', true],
  ['commandBox.hintClosed', true],
  ['commandBox.recent', false],
  ['users.listParams.selectedIds', false],
  ['version', false],
])('that %s is a view is %s', (key, view) => {
  expect(isView(key)).toBe(view);
});
