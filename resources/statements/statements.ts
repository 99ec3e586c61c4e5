import { defineResource } from '../language/defineResource';
import { dateTime, integer, money, reference, text } from '../language/kinds';

/** An imported file of a source; the same content is imported only once per source. */
export const statements = defineResource({
  name: 'statements',
  label: ['Statement', 'Statements'],
  icon: 'file-spreadsheet',
  representation: (statement) => statement.fileName,
  headline: { value: 'amountIn', whom: ['sourceId'], about: ['firstAt', 'lastAt', 'newLines', 'importedById'] },
  fields: {
    sourceId: reference('statement-sources', { label: 'Source', required: true }),
    fileName: text({ required: true, searchable: true, maxLength: 200 }),
    /** SHA-256 of the unpacked content. */
    checksum: text({ technical: true, required: true, maxLength: 64 }),
    /** The first and the last moment of its lines. */
    firstAt: dateTime({ label: 'From', filter: 'firstAt' }),
    lastAt: dateTime({ label: 'To' }),
    lines: integer({ label: 'Rows', default: 0 }),
    newLines: integer({ label: 'New', default: 0 }),
    knownLines: integer({ label: 'Known before', default: 0 }),
    faultyLines: integer({ label: 'Left out as faulty', default: 0 }),
    matchedLines: integer({ label: 'Matched at import', default: 0 }),
    amountIn: money({ label: 'Money in', default: 0 }),
    fees: money({ default: 0 }),
    importedById: reference('users', { label: 'Imported by' }),
  },
  unique: [['sourceId', 'checksum']],
  list: {
    columns: ['dateCreated', 'sourceId', 'fileName', 'firstAt', 'lastAt', 'newLines', 'amountIn'],
    sort: { by: 'dateCreated', ascending: false },
  },
  screens: [
    {
      list: 'statements',
      details: 'statement-details',
      menu: { group: 'Accounting', order: 20, permissions: ['View Statements'] },
    },
  ],
  access: { list: 'View Statements' },
});
