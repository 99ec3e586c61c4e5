import { IMPORT_ROW_STATUSES } from '../../contract/imports/imports';
import { defineResource } from '../language/defineResource';
import { boolean, integer, json, oneOf, reference, text } from '../language/kinds';

/** A line of an imported file: its cells, its faults, and the records that it created. */
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
    /** Other values by column, as corrected by staff. */
    corrections: json({ label: 'Corrected values' }),
    /** contract/imports/imports.ts, LineNote. */
    notes: json({ label: 'Notes' }),
    warned: boolean({ label: 'With warnings', hidden: true, default: false, filter: 'warned' }),
    /** The account, ticket or user that the line created or that already existed. */
    resource: text({ label: 'What', maxLength: 60, namesResource: true }),
    recordId: text({ label: 'Record', maxLength: 60, idOf: 'resource' }),
    /** Every record that it created, for an undo. */
    made: json({ hidden: true }),
  },
  unique: [['importId', 'line']],
  list: { columns: ['line', 'status', 'notes', 'recordId'], sort: { by: 'line', ascending: true } },
  access: { list: 'Import Data' },
  // Names and numbers of people: kept as long as an undo may be wanted.
  retention: [{ days: 180, by: 'dateUpdated' }],
});
