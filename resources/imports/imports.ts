import { IMPORT_KINDS, IMPORT_STATUSES, IMPORT_SYSTEMS } from '../../contract/imports/imports';
import { DATE_ORDERS } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, json, oneOf, reference, text } from '../language/kinds';

/**
 * A file from another system: its columns are matched, its lines are checked, then a job imports them; an undo removes
 * everything.
 */
export const imports = defineResource({
  name: 'imports',
  label: ['Import', 'Imports'],
  icon: 'upload',
  representation: (each) => each.fileName,
  headline: { states: ['status'], about: ['kind', 'system', 'importedById'] },
  fields: {
    fileName: text({ label: 'File', required: true, searchable: true, maxLength: 200 }),
    kind: oneOf(IMPORT_KINDS, { label: 'What it holds', required: true, filter: 'kinds' }),
    status: oneOf(IMPORT_STATUSES, { default: 'UPLOADED', filter: 'statuses' }),
    /** The system whose headings the file has, if they are known. */
    system: oneOf(IMPORT_SYSTEMS, { label: 'Exported from' }),
    lines: integer({ default: 0 }),
    readyLines: integer({ label: 'Ready', default: 0 }),
    knownLines: integer({ label: 'Already there', default: 0 }),
    faultyLines: integer({ label: 'Faulty', default: 0 }),
    warnedLines: integer({ label: 'With warnings', default: 0 }),
    addedLines: integer({ label: 'Imported', default: 0 }),
    problem: text({ maxLength: 300 }),
    importedById: reference('users', { label: 'Uploaded by' }),
    startedById: reference('users', { label: 'Started by' }),
    startedAt: dateTime({ label: 'Started' }),
    finishedAt: dateTime({ label: 'Finished' }),
    undoneAt: dateTime({ label: 'Undone' }),
    headings: json({ hidden: true }),
    /** Identifies the kind and the headings: the next file that has them uses the same mapping. */
    headingsKey: text({ label: 'Headings', hidden: true, indexed: true, maxLength: 64 }),
    /** The heading of the column for each value; null if the file has no such column. */
    mapping: json({ label: 'Columns', hidden: true }),
    /** Null if the order follows from the file's own dates. */
    dateOrder: oneOf(DATE_ORDERS, { label: 'Order in dates', hidden: true }),
    /** When a job continues with it; null if there is nothing to do. */
    nextTurnAt: dateTime({ label: 'Next turn', technical: true, indexed: true }),
  },
  list: {
    columns: ['dateCreated', 'fileName', 'kind', 'status', 'lines', 'addedLines', 'faultyLines', 'importedById'],
    sort: { by: 'dateCreated', ascending: false },
  },
  screens: [
    {
      list: 'imports',
      details: 'import-details',
      menu: { group: 'Settings', order: 60, permissions: ['Import Data'] },
    },
  ],
  access: { list: 'Import Data' },
});
