import { expect, it } from 'vitest';
import { isView, keptOf, storedOf } from './keptViews';

it('stores the sort order, filters and page size of a list on the server, but not the search text', () => {
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

it('keeps columns and saved views as they are, and forgets them once they are reset', () => {
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
])('says whether %s is a view: %s', (key, view) => {
  expect(isView(key)).toBe(view);
});
