import { JOURNAL_ACCOUNTS } from '../../contract/ledger/chart';
import { defineActions } from '../defineActions';
import { dateTime } from '../kinds';
import { EXPORT_PARAMETERS } from '../parameters';
import * as shape from '../shapes';

/** The balances of the ledger; its entries and lines are declared as resources. */
export const ledgerActions = defineActions(
  { name: 'Ledger', description: 'The balances of the double-entry ledger at any moment.' },
  {
    readTrialBalance: {
      method: 'GET',
      base: 'v1',
      path: 'ledger/trial-balance',
      access: 'View Ledger',
      query: { at: dateTime() },
      answer: shape.object({
        at: shape.moment,
        /** Every account in the order of its number; its balance is on the side that is greater, in whole units. */
        accounts: shape.listOf(
          shape.object({
            account: shape.oneOf(...JOURNAL_ACCOUNTS),
            number: shape.integer,
            label: shape.text,
            debit: shape.money,
            credit: shape.money,
          }),
        ),
        debit: shape.money,
        credit: shape.money,
      }),
      reads: 'accounts',
      summary: 'The balance of every ledger account up to a moment (ISO 8601), now where it is left out',
    },
    exportTrialBalance: {
      method: 'GET',
      base: 'v1',
      path: 'ledger/trial-balance/export',
      access: 'View Ledger',
      query: { at: dateTime(), ...EXPORT_PARAMETERS },
      answer: shape.exported,
      reads: '',
      summary: 'The same as CSV or, with format=excel, as a workbook',
    },
  },
);
