import { DATE_ORDERS, STATEMENT_KINDS } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { group, oneOf, text } from '../language/kinds';

const column = (label: string, help?: string) => text({ label, maxLength: 80, ...(help ? { help } : {}) });

/**
 * The column of each value in a source's files, by its heading, or by its position such as `#3` if the files have no headings.
 * Blank ones are found by the usual headings of this kind of file.
 */
export const mappingFields = {
  date: column('Date column', 'A heading, or #3 for the third column of a file without headings.'),
  time: column('Time column', 'Leave blank if the date column has the time.'),
  code: column('Transaction code column'),
  amount: column('Amount column', 'One column for all amounts.'),
  paidIn: column('Money in column', 'Where money in and money out have columns of their own.'),
  paidOut: column('Money out column'),
  direction: column('Credit or debit column'),
  fee: column('Fee column'),
  net: column('Net amount column'),
  balance: column('Balance column', 'Charges that no column shows are found by the balance.'),
  currency: column('Currency column'),
  payer: column('Payer’s number column'),
  payerName: column('Payer’s name column'),
  reference: column('Payment reference column'),
  description: column('Description column'),
  status: column('Status column', 'Rows that did not succeed are left out.'),
};

/** One of our accounts at the payment provider, a mobile money carrier or a bank, and how its files are read. */
export const statementSources = defineResource({
  name: 'statement-sources',
  label: ['Statement source', 'Statement sources'],
  icon: 'landmark',
  representation: (source) => source.name,
  headline: { about: ['kind', 'accountNumber', 'dateOrder'] },
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 80 }),
    kind: oneOf(STATEMENT_KINDS, { label: 'File type', default: 'BANK', filter: 'kinds' }),
    accountNumber: text({ label: 'Account or wallet number', maxLength: 40 }),
    dateOrder: oneOf(DATE_ORDERS, { label: 'Order in dates', default: 'DMY', help: 'For dates written in numbers.' }),
    mapping: group(mappingFields, 'Columns'),
  },
  list: { columns: ['name', 'kind', 'accountNumber', 'dateUpdated'] },
  screens: [{ list: 'statement-sources', details: 'statement-source-details', beside: 'statements' }],
  access: { list: 'View Statements', create: 'Import Statements', update: 'Import Statements' },
});
