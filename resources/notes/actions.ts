import { defineActions } from '../language/defineActions';
import { text } from '../language/kinds';
import * as shape from '../language/shapes';

/** Actions for notes in addition to plain CRUD. */
export const noteActions = defineActions(
  { name: 'Notes', description: 'Notes of staff on clients, accounts and payments.' },
  {
    listColleagues: {
      method: 'GET',
      base: 'v1',
      path: 'colleagues',
      access: ['Write Notes', 'Update Tickets'],
      scoped: true,
      query: { searchTerm: text({ maxLength: 200 }) },
      answer: shape.object({ colleagues: shape.listOf(shape.object({ id: shape.id, fullName: shape.text })) }),
      reads: 'colleagues',
      summary: 'The people who can be mentioned in a note, by name',
    },
  },
);
