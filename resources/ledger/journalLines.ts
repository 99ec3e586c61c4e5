import { CHART, JOURNAL_ACCOUNTS } from '../../contract/ledger/chart';
import { defineResource } from '../language/defineResource';
import { dateTime, money, oneOf, reference } from '../language/kinds';

/** One side of a journal entry: the debit or credit of one account. Append-only, like its entry. */
export const journalLines = defineResource({
  name: 'journal-lines',
  label: ['Journal line', 'Journal lines'],
  icon: 'table-2',
  representation: (line) => CHART[line.account].label,
  headline: { about: ['debit', 'credit', 'bookedAt'] },
  fields: {
    entryId: reference('journal-entries', { label: 'Journal entry', required: true }),
    /** As in the entry, so that balances at a moment need no other table. */
    bookedAt: dateTime({ label: 'Booked', required: true, filter: 'bookedAt' }),
    account: oneOf(JOURNAL_ACCOUNTS, { label: 'Ledger account', required: true, filter: 'accounts' }),
    debit: money({ default: 0, usual: 0 }),
    credit: money({ default: 0, usual: 0 }),
  },
  list: {
    columns: ['account', 'debit', 'credit', 'entryId', 'bookedAt'],
    sort: { by: 'bookedAt', ascending: false },
  },
  screens: [{ list: 'journal-lines', details: 'journal-line-details', beside: 'journal-entries' }],
  access: { list: 'View Ledger' },
});
