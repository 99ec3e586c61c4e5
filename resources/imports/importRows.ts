import { IMPORT_ROW_STATUSES } from '../../contract/imports';
import { defineResource } from '../language/defineResource';
import { boolean, integer, json, oneOf, reference, text } from '../language/kinds';

/** A line of an imported file: its cells, what is wrong with it, and what was made of it. */
export const importRows = defineResource({
  name: 'import-rows',
  label: ['Import line', 'Import lines'],
  icon: 'list-checks',
  representation: (row) => `Line ${row.line}`,
  fields: {
    importId: reference('imports', { label: 'Import', required: true }),
    line: integer({ required: true }),
    status: oneOf(IMPORT_ROW_STATUSES, { default: 'UNCHECKED', filter: 'statuses' }),
    cells: json({ label: 'As in the file' }),
    /** contract/imports.ts, LineNote. */
    notes: json({ label: 'Notes' }),
    warned: boolean({ label: 'With warnings', hidden: true, default: false, filter: 'warned' }),
    /** What it tells of: the account, ticket or user that it made, or that was there. */
    resource: text({ label: 'What', maxLength: 60, namesResource: true }),
    recordId: text({ label: 'Record', maxLength: 60, idOf: 'resource' }),
    /** Everything that it made, for an undo. */
    made: json({ hidden: true }),
  },
  unique: [['importId', 'line']],
  list: { columns: ['line', 'status', 'notes', 'recordId'], sort: { by: 'line', ascending: true } },
  access: { list: 'Import Data' },
  // Names and numbers of people: kept for as long as somebody may want to undo the import.
  retention: [{ days: 180, by: 'dateUpdated' }],
});
