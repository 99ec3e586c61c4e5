import { defineResource, type RecordOf } from '../language/defineResource';
import { boolean, integer, reference, text } from '../language/kinds';

/**
 * Views of lists that are shared with everybody who may see the list, or with one role. Without declared access: they are read and
 * changed with the actions in resources/listViews/actions.ts.
 */
export const listViews = defineResource({
  name: 'list-views',
  label: ['Shared view', 'Shared views'],
  representation: (view) => view.name,
  fields: {
    /** The route of the list's screen. */
    list: text({ required: true, maxLength: 60 }),
    name: text({ required: true, maxLength: 60 }),
    /** The filters, as in the query of an address. */
    filter: text({ maxLength: 2_000 }),
    sortBy: text({ maxLength: 80 }),
    sortAscending: boolean({ default: true }),
    pageSize: integer({ min: 1, max: 100 }),
    /** The columns, separated by commas; null for the list's own. */
    columns: text({ maxLength: 2_000 }),
    ownerId: reference('users', { label: 'Shared by', required: true }),
    /** Null: everybody who may see the list. */
    roleId: reference('roles', { label: 'Shared with' }),
  },
  unique: [['list', 'name']],
});

export type ListView = RecordOf<typeof listViews>;
