import { IMPORT_KINDS } from '../../contract/imports/imports';
import { DATE_ORDERS } from '../../contract/statuses';
import { defineActions } from '../language/defineActions';
import { type ImportColumn, importColumns, mappingGroup } from '../language/importColumns';
import { groups, integer, longText, oneOf, text } from '../language/kinds';
import * as shape from '../language/shapes';

/** The maximum number of corrected values in one call. */
const MOST_CORRECTIONS = 200;
/** The maximum length of a file in base64: some 18 MB. */
const MOST = 24_000_000;

const answer = shape.object({ import: shape.record('imports') });
const OF_ONE = { base: 'v1', access: 'Import Data', reads: 'import' } as const;

/** Imports of files from other systems: run step by step, and undone as a whole. */
export const importActions = defineActions(
  { name: 'Imports', description: 'Customers, tickets and staff from the files of other systems.' },
  {
    uploadImport: {
      ...OF_ONE,
      method: 'POST',
      path: 'imports',
      maxBytes: 24 * 1024 * 1024,
      input: {
        kind: oneOf(IMPORT_KINDS, { required: true, label: 'What it holds' }),
        fileName: text({ required: true, maxLength: 200 }),
        /** The file's bytes in base64: CSV or Excel, optionally gzipped. */
        content: longText({ required: true, label: 'File', maxLength: MOST }),
      },
      audit: { resource: 'imports', action: 'CREATE' },
      answer,
      summary: 'Upload a file; its columns are matched as far as they can be, and nothing is imported yet',
    },
    mapImport: {
      ...OF_ONE,
      method: 'POST',
      path: 'imports/{id}/map',
      input: {
        mapping: mappingGroup(),
        dateOrder: oneOf(DATE_ORDERS, { label: 'Order in dates', help: 'Leave blank if the dates are clear.' }),
      },
      audit: { resource: 'imports', action: 'UPDATE', reason: 'Columns matched' },
      answer,
      summary: 'Say which column holds what; remembered for files with the same headings',
    },
    checkImport: {
      ...OF_ONE,
      method: 'POST',
      path: 'imports/{id}/check',
      answer,
      summary: 'Check every line, as importing it would; nothing is imported',
    },
    correctImport: {
      ...OF_ONE,
      method: 'POST',
      path: 'imports/{id}/correct',
      input: {
        /** Other values for faulty columns of lines; without a value, the one in the file counts again. */
        corrections: groups(
          {
            line: integer({ required: true, min: 1 }),
            field: oneOf(Object.keys(importColumns) as ImportColumn[], { required: true }),
            value: text({ maxLength: 120 }),
          },
          MOST_CORRECTIONS,
        ),
      },
      audit: { resource: 'imports', action: 'UPDATE', reason: 'Lines corrected' },
      answer,
      summary: 'Correct faulty values of lines, and check every line again; the cells stay as in the file',
    },
    readFaultyLines: {
      method: 'GET',
      base: 'v1',
      path: 'imports/{id}/faulty-lines',
      access: 'Import Data',
      audit: { resource: 'imports', action: 'EXPORT', reason: 'Faulty lines' },
      answer: shape.file('text/csv'),
      reads: '',
      summary: 'The faulty lines as a CSV file with their faults, to be corrected and uploaded again',
    },
    runImport: {
      ...OF_ONE,
      method: 'POST',
      path: 'imports/{id}/run',
      audit: { resource: 'imports', action: 'ACTION', reason: 'Import started' },
      answer,
      summary: 'Have the lines that are ready imported in the background',
    },
    undoImport: {
      ...OF_ONE,
      method: 'POST',
      path: 'imports/{id}/undo',
      audit: { resource: 'imports', action: 'ACTION', reason: 'Import undone' },
      answer,
      summary: 'Remove all that an import has made, or nothing where something else depends on it',
    },
  },
);
