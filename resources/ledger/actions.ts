import { JOURNAL_ACCOUNTS } from '../../contract/ledger/chart';
import { LEDGER_STEPS } from '../../contract/ledger/period';
import { defineActions } from '../language/defineActions';
import { date, dateTime, oneOf } from '../language/kinds';
import { EXPORT_PARAMETERS } from '../language/parameters';
import * as shape from '../language/shapes';

/** Both inclusive. */
const days = { from: shape.day, to: shape.day };
/** The number of payments from before the ledger that still have no entries, so that its sums are too low. */
const withoutEntries = { withoutEntries: shape.integer };

/** The balances of the ledger; its entries and lines are resources. */
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
        /** Every account, by its number; its balance is on the larger side, in whole units. */
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
        /** The movements on these days, and the balances at the end of the last one, in whole units. */
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
        /** The figures of the last day's month, as of now. */
        month: shape.object({
          ...days,
          /** For all packages, as of now, regardless of the month. */
          mrr: shape.money,
          activeLines: shape.integer,
          earned: shape.money,
          linesAtStart: shape.integer,
          /** As of now, if the month is not over. */
          linesAtEnd: shape.integer,
          arpu: shape.nullable(shape.money),
          /** The range of days on which subscriptions ended that could be renewed on time; per cent. */
          due: shape.nullable(shape.object(days)),
          ended: shape.integer,
          renewedOnTime: shape.integer,
          onTime: shape.nullable(shape.decimal),
          /** The range of days on which subscriptions ended whose grace period is over; per cent. */
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
