import { ENTRY_TYPES, JOURNAL_ACCOUNTS } from '../../contract/ledger/chart';
import { defineResource } from '../language/defineResource';
import { date, dateTime, decimal, integer, money, oneOf, reference } from '../language/kinds';

/** Tables of the ledger without declared access, so none of them has an endpoint or a screen. */

/**
 * The distribution of a payment's money, in whole units: `received = refunded + vat + owed + deferred + earned`, which the
 * database checks. Each change of it is a journal entry (server/ledger/rebook.ts).
 */
export const paymentBalances = defineResource({
  name: 'payment-balances',
  label: ['Payment balance', 'Payment balances'],
  fields: {
    paymentId: reference('payments', { required: true, unique: true }),
    accountId: reference('accounts', { required: true }),
    moneyAccount: oneOf(JOURNAL_ACCOUNTS, { required: true }),
    /** In per cent, at the time of the payment. */
    vatRate: decimal({ required: true }),
    received: money({ required: true }),
    /** The part that paid for a package, including VAT; the rest is owed to the payer. */
    bought: money({ required: true }),
    refunded: money({ required: true }),
    vat: money({ required: true }),
    owed: money({ required: true }),
    deferred: money({ required: true }),
    earned: money({ required: true }),
    /** The seconds of the subscription's days whose revenue is earned. */
    usedSeconds: integer({ required: true }),
    /** The next midnight after which revenue is earned; null if nothing is deferred. */
    earnDueAt: dateTime({ indexed: true }),
    /** The commission of the agency that brought the order; null if there is none. */
    commissionPercent: decimal(),
    commission: money({ required: true }),
  },
});

/**
 * The debits and credits of each account per day (UTC) and entry type, maintained by a trigger on the journal's lines. Each
 * database session writes its own slot, so that no one waits for a row.
 */
export const ledgerTotals = defineResource({
  name: 'ledger-totals',
  label: ['Ledger total', 'Ledger totals'],
  fields: {
    account: oneOf(JOURNAL_ACCOUNTS, { required: true }),
    type: oneOf(ENTRY_TYPES),
    day: date({ required: true }),
    slot: integer({ required: true }),
    debit: money({ required: true }),
    credit: money({ required: true }),
  },
  unique: [['account', 'type', 'day', 'slot']],
});
