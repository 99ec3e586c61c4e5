import { ENTRY_TYPES, JOURNAL_ACCOUNTS } from '../../contract/ledger/chart';
import { defineResource } from '../language/defineResource';
import { date, dateTime, decimal, integer, money, oneOf, reference } from '../language/kinds';

/** What the ledger keeps for itself: no access is declared, so none of these has an endpoint or a screen. */

/**
 * How the money of a payment stands, in whole units: `received = refunded + vat + owed + deferred + earned`, which the database
 * checks. Each change of it is a journal entry (server/ledger/rebook.ts).
 */
export const paymentBalances = defineResource({
  name: 'payment-balances',
  label: ['Payment balance', 'Payment balances'],
  fields: {
    paymentId: reference('payments', { required: true, unique: true }),
    accountId: reference('accounts', { required: true }),
    moneyAccount: oneOf(JOURNAL_ACCOUNTS, { required: true }),
    /** Per cent, as it was when the money came. */
    vatRate: decimal({ required: true }),
    received: money({ required: true }),
    /** Of that, with VAT, what a package was bought for; the rest is owed to the payer. */
    bought: money({ required: true }),
    refunded: money({ required: true }),
    vat: money({ required: true }),
    owed: money({ required: true }),
    deferred: money({ required: true }),
    earned: money({ required: true }),
    /** Of the subscription's days, the seconds whose revenue is earned. */
    usedSeconds: integer({ required: true }),
    /** The next midnight after which revenue is earned; null where nothing is deferred. */
    earnDueAt: dateTime({ indexed: true }),
    /** What the agency that brought the order gets of it; null where none does. */
    commissionPercent: decimal(),
    commission: money({ required: true }),
  },
});

/**
 * What each account was debited and credited with on each day (in UTC) by entries of each type, kept by a trigger on the journal's
 * lines. Each database session writes a slot of its own, so that nobody waits for a row of it.
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
