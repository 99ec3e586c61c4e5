import { ENTRY_TYPES } from '../../contract/ledger/chart';
import { defineResource } from '../language/defineResource';
import { dateTime, money, oneOf, reference, sequence, text } from '../language/kinds';

/**
 * An event in the ledger: its lines (resources/ledger/journalLines.ts) debit and credit the same sum, which is its amount.
 * Entries are append-only and kept permanently: the database refuses to change or delete them (decision 50).
 */
export const journalEntries = defineResource({
  name: 'journal-entries',
  label: ['Journal entry', 'Journal entries'],
  icon: 'scroll-text',
  representation: (entry) => entry.entryNumber,
  headline: { value: 'amount', whom: ['accountId'], about: ['type', 'bookedAt'] },
  fields: {
    entryNumber: sequence({ prefix: 'JE' }),
    /** The moment of booking; revenue is booked at the end of the day that was served. */
    bookedAt: dateTime({ label: 'Booked', required: true, filter: 'bookedAt' }),
    type: oneOf(ENTRY_TYPES, { required: true, filter: 'types' }),
    description: text({ required: true, searchable: true, maxLength: 200 }),
    amount: money({ required: true }),
    paymentId: reference('payments', { label: 'Payment' }),
    accountId: reference('accounts', { label: 'Account' }),
    /** The source of the entry, so that it is booked once; null if the payment's balance ensures this. */
    source: text({ technical: true, unique: true, maxLength: 120 }),
  },
  list: {
    columns: ['entryNumber', 'bookedAt', 'type', 'description', 'amount', 'accountId'],
    sort: { by: 'bookedAt', ascending: false },
  },
  screens: [
    {
      list: 'journal-entries',
      details: 'journal-entry-details',
      menu: { group: 'Accounting', label: 'Journal', order: 30, permissions: ['View Ledger'] },
    },
  ],
  access: { list: 'View Ledger' },
});
