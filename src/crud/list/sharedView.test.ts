import { describe, expect, it } from 'vitest';
import { clients } from '../../../resources/accounts/clients';
import type { ListViewView } from '../../../resources/listViews/actions';
import { screenFilters } from './filters';
import { sharedFrom, viewFrom } from './sharedView';

const filters = screenFilters(clients, {});
const view = {
  label: 'VIPs',
  value: { filter: { tags: 'VIP,Landlord', stages: '' }, sort: { field: 'dateCreated', order: 'DESC' }, perPage: 50 },
  columns: ['firstName', 'tags'],
} as const;
const stored = (more: Partial<ListViewView> = {}) =>
  ({ name: 'VIPs', ...sharedFrom({ ...view, columns: [...view.columns] }), ...more }) as ListViewView;

describe('a shared view', () => {
  it('is opened as it was shared, without empty filters', () => {
    expect(viewFrom(stored(), filters, ['firstName', 'tags', 'stage'])).toEqual({
      view: { ...view, value: { ...view.value, filter: { tags: 'VIP,Landlord' } } },
      leftOut: [],
    });
  });

  it('is opened without filters that the list does not have, and names them', () => {
    const { view: shown, leftOut } = viewFrom(stored({ filter: 'tags=VIP&moons=3&searchTerm=Auma' }), filters, []);
    expect(shown.value.filter).toEqual({ tags: 'VIP', searchTerm: 'Auma' });
    expect(leftOut).toEqual(['moons']);
  });

  it('is opened without columns that the list does not have, or with the list’s own', () => {
    expect(viewFrom(stored({ columns: 'firstName,moon' }), filters, ['firstName']).view.columns).toEqual(['firstName']);
    expect(viewFrom(stored({ columns: null }), filters, []).view.columns).toBeNull();
  });
});
