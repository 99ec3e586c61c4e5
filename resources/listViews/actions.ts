import { defineActions } from '../language/defineActions';
import { text } from '../language/kinds';
import * as shape from '../language/shapes';
import { listViews } from './listViews';

const { list, name, filter, sortBy, sortAscending, pageSize, columns, roleId } = listViews.fields;
const shown = { name, filter, sortBy, sortAscending, pageSize, columns, roleId };

/** `mayChange`: the caller may rename, change and remove it. */
const listView = shape.record('list-views', { also: { ownerName: shape.text, mayChange: shape.boolean } });
export type ListViewView = shape.Held<typeof listView>;

const CHANGING = {
  base: 'v1',
  path: 'list-views/{id}',
  access: 'signed-in',
  decidesOn: 'list-views',
  answer: shape.object({ listView }),
  reads: 'listView',
} as const;

/** Views of lists that are shared with the team. Their owner, and everybody with the permission, may change them. */
export const listViewActions = defineActions(
  { name: 'Shared views', description: 'Views of lists that are shared with the team.' },
  {
    listListViews: {
      method: 'GET',
      base: 'v1',
      path: 'list-views',
      access: 'signed-in',
      query: { list: text({ required: true, maxLength: 60 }) },
      answer: shape.object({
        listViews: shape.listOf(listView),
        /** The roles with which a view can be shared; empty for callers who may not share any. */
        roles: shape.listOf(shape.object({ id: shape.id, name: shape.text })),
      }),
      reads: 'listViews',
      summary: 'The views of a list that are shared with the caller, by name',
    },
    createListView: {
      method: 'POST',
      base: 'v1',
      path: 'list-views',
      access: 'Share Views',
      input: { list, ...shown },
      audit: { resource: 'list-views', action: 'CREATE' },
      answer: shape.object({ listView }),
      reads: 'listView',
      summary: 'Share a view of a list with everybody who may see it, or with one role',
      success: 201,
    },
    changeListView: {
      ...CHANGING,
      method: 'PUT',
      input: shown,
      partial: true,
      audit: { resource: 'list-views', action: 'UPDATE' },
      summary: 'Rename or change a shared view: its owner, or with the permission Share Views',
    },
    deleteListView: {
      ...CHANGING,
      method: 'DELETE',
      audit: { resource: 'list-views', action: 'DELETE' },
      summary: 'Stop sharing a view: its owner, or with the permission Share Views',
    },
  },
);
