import { ENTRY_TYPES } from '../../contract/ledger/chart';
import { defineResource } from '../language/defineResource';
import { dateTime, money, oneOf, reference, sequence, text } from '../language/kinds';

/**
 * One event in the ledger: its lines (resources/ledger/journalLines.ts) debit and credit the same sum, which is its amount. Entries are only
 * appended and kept for good: the database refuses to change or delete them (decision 50).
 */
export const journalEntries = defineResource({
  name: 'journal-entries',
  label: ['Journal entry', 'Journal entries'],
  icon: 'scroll-text',
  representation: (entry) => entry.entryNumber,
  headline: { value: 'amount', whom: ['accountId'], about: ['type', 'bookedAt'] },
  fields: {
    entryNumber: sequence({ prefix: 'JE' }),
    /** From when on it counts; revenue counts at the end of the day that was served. */
    bookedAt: dateTime({ label: 'Booked', required: true, filter: 'bookedAt' }),
    type: oneOf(ENTRY_TYPES, { required: true, filter: 'types' }),
    description: text({ required: true, searchable: true, maxLength: 200 }),
    amount: money({ required: true }),
    paymentId: reference('payments', { label: 'Payment' }),
    accountId: reference('accounts', { label: 'Account' }),
    /** What it was made from, so that it is booked once; null where the payment's balance sees to that. */
    source: text({ technical: true, unique: true, maxLength: 120 }),
  },
  list: {
    columns: ['entryNumber', 'bookedAt', 'type', 'description', 'amount', 'accountId'],
    sort: { by: 'bookedAt', ascending: false },
  },
  screens: [{ list: 'journal-entries', details: 'journal-entry-details', beside: 'transactions' }],
  access: { list: 'View Ledger' },
});
