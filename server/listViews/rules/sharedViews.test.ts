import { describe, expect, it } from 'vitest';
import { clients } from '../../../resources/accounts/clients';
import type { Screen } from '../../../resources/language/ResourceDeclaration';
import type { ListView } from '../../../resources/listViews/listViews';
import { countRefusal, mayChangeView, seesView, shownRefusal } from './sharedViews';

const view = (more: Partial<ListView>): ListView => ({ ownerId: 'joan', roleId: null, ...more }) as ListView;
const viewer = (more: Partial<Parameters<typeof seesView>[1]> = {}) => ({
  ...{ userId: 'amina', roleIds: ['support'], mayShare: false },
  ...more,
});

describe('a shared view', () => {
  it('is seen by everybody, or by one role, its owner and those who may share', () => {
    expect(seesView(view({}), viewer())).toBe(true);
    expect(seesView(view({ roleId: 'support' }), viewer())).toBe(true);
    expect(seesView(view({ roleId: 'finance' }), viewer())).toBe(false);
    expect(seesView(view({ roleId: 'finance' }), viewer({ userId: 'joan' }))).toBe(true);
    expect(seesView(view({ roleId: 'finance' }), viewer({ mayShare: true }))).toBe(true);
  });

  it('is changed by its owner and those who may share', () => {
    expect(mayChangeView(view({}), viewer())).toBe(false);
    expect(mayChangeView(view({}), viewer({ userId: 'joan' }))).toBe(true);
    expect(mayChangeView(view({}), viewer({ mayShare: true }))).toBe(true);
  });

  it('is one of at most 50 of a list', () => {
    expect(countRefusal(49)).toBeNull();
    expect(countRefusal(50)?.code).toBe('conflict');
  });

  it('names only filters and fields that the list has', () => {
    const list = { resource: clients, screen: clients.screens?.[0] as Screen };
    const shown = { filter: 'stages=LEAD&searchTerm=Auma&tags=VIP', sortBy: 'dateCreated', columns: 'firstName,tags' };
    expect(shownRefusal(list, shown)).toBeNull();
    expect(shownRefusal(list, { filter: null, sortBy: null, columns: null })).toBeNull();
    expect(shownRefusal(list, { filter: 'moons=3' })?.errors).toEqual({
      filter: 'names moons, which the list does not have',
    });
    expect(shownRefusal(list, { sortBy: 'moon' })?.errors).toHaveProperty('sortBy');
    expect(shownRefusal(list, { columns: 'firstName,moon' })?.errors).toHaveProperty('columns');
  });
});
