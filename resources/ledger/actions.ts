import { JOURNAL_ACCOUNTS } from '../../contract/ledger/chart';
import { LEDGER_STEPS } from '../../contract/ledger/period';
import { defineActions } from '../language/defineActions';
import { date, dateTime, oneOf } from '../language/kinds';
import { EXPORT_PARAMETERS } from '../language/parameters';
import * as shape from '../language/shapes';

/** Both included. */
const days = { from: shape.day, to: shape.day };
/** How many payments from before the ledger still wait for their entries, so that its sums are too low. */
const withoutEntries = { withoutEntries: shape.integer };

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
        ...withoutEntries,
      }),
      reads: 'accounts',
      summary: 'The balance of every ledger account up to a moment (ISO 8601), now where it is left out',
    },
    readLedgerFigures: {
      method: 'GET',
      base: 'v1',
      path: 'ledger/figures',
      access: 'View Ledger',
      query: { from: date({ required: true }), to: date({ required: true }), step: oneOf(LEDGER_STEPS) },
      answer: shape.object({
        ...days,
        step: shape.oneOf(...LEDGER_STEPS),
        ...withoutEntries,
        /** What moved on these days, and the balances at the end of the last of them, in whole units. */
        series: shape.listOf(
          shape.object({
            ...days,
            received: shape.money,
            earned: shape.money,
            refunded: shape.money,
            deferred: shape.money,
            refundsPayable: shape.money,
            providers: shape.listOf(shape.object({ account: shape.oneOf(...JOURNAL_ACCOUNTS), balance: shape.money })),
          }),
        ),
        /** Of the month of the last day, as it stands now. */
        month: shape.object({
          ...days,
          /** Of all packages, now, whatever the month. */
          mrr: shape.money,
          activeLines: shape.integer,
          earned: shape.money,
          linesAtStart: shape.integer,
          /** Now, while the month is not over. */
          linesAtEnd: shape.integer,
          arpu: shape.nullable(shape.money),
          /** The days on which a subscription ended that could be renewed on time; per cent. */
          due: shape.nullable(shape.object(days)),
          ended: shape.integer,
          renewedOnTime: shape.integer,
          onTime: shape.nullable(shape.decimal),
          /** The days on which a subscription ended whose grace is over; per cent. */
          decided: shape.nullable(shape.object(days)),
          notRenewed: shape.integer,
          churn: shape.nullable(shape.decimal),
        }),
      }),
      reads: 'series',
      summary:
        'What was received, earned and refunded by day or month, the balances at the end of each, and recurring revenue, churn, revenue per line and renewals on time of the last month',
    },
    exportTrialBalance: {
      method: 'GET',
      base: 'v1',
      path: 'ledger/trial-balance/export',
      access: 'View Ledger',
      confirms: 'with second factor',
      query: { at: dateTime(), ...EXPORT_PARAMETERS },
      answer: shape.exported,
      reads: '',
      summary: 'The same as CSV or, with format=excel, as a workbook',
    },
  },
);
