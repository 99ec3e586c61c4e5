import { CLEARING_ACCOUNTS, type JournalAccount } from '../../contract/ledger/chart';
import { dayParameters } from '../language/filters';
import { RENEWAL_GRACE_DAYS } from '../language/renewal';
import { BY_CREATION, type Days, type Figure } from '../metrics/Figure';
import { activeLines, notRenewed, renewedOnTime } from '../subscriptions/metrics';

/**
 * The business figures from the ledger and the lines (decision 52): computed from records by `GET ledger/figures`, each with its
 * list.
 */
const lines = { resource: 'journal-lines', list: 'journal-lines', days: dayParameters('bookedAt') } as const;
const of = (account: JournalAccount) => ({ ...lines, filter: { accounts: account } });

/** Also computed like any other figure. */
export const takings: Figure = {
  name: 'takings',
  label: 'Received',
  hint: 'Payments by the day they were booked, VAT included. Refunds are not deducted.',
  resource: 'transactions',
  list: 'transactions',
  filter: { types: 'PAYMENT' },
  days: BY_CREATION,
  sum: 'amount',
};

export const earned: Figure = {
  ...of('REVENUE'),
  name: 'earned',
  label: 'Earned',
  hint: 'Revenue of the days served, VAT excluded, less what refunds took from it.',
};

export const deferred: Figure = {
  ...of('DEFERRED_REVENUE'),
  name: 'deferred',
  label: 'Deferred revenue',
  hint: 'Paid for days that are still to be served, VAT excluded; at the end of the last day.',
};

export const refundsPayable: Figure = {
  ...of('REFUNDS_PAYABLE'),
  name: 'refundsPayable',
  label: 'Refunds payable',
  hint: 'Money that paid for nothing and is to be refunded; at the end of the last day.',
};

export const atProvider: Figure = {
  ...lines,
  name: 'atProvider',
  label: 'At the provider',
  hint: 'What the payment provider has not paid out yet, before its fees; at the end of the last day.',
  filter: { accounts: CLEARING_ACCOUNTS.join(',') },
};

export const mrr: Figure = {
  ...activeLines,
  name: 'mrr',
  label: 'Monthly recurring revenue (MRR)',
  hint: 'What the lines active now pay for 30 days: the list price of their package by its length, VAT excluded.',
};

export const arpu: Figure = {
  ...earned,
  name: 'arpu',
  label: 'Revenue per line (ARPU)',
  hint: 'Earned in the month, divided by the lines active on average: half of those at its start and at its end.',
};

export const churn: Figure = {
  ...notRenewed,
  name: 'churn',
  label: 'Churn',
  hint: `Lines whose service ended in the month and was not renewed within ${RENEWAL_GRACE_DAYS} days, as a share of the lines active at its start. Ends of the last ${RENEWAL_GRACE_DAYS} days are not decided yet.`,
};

export const renewalsOnTime: Figure = {
  ...renewedOnTime,
  name: 'renewalsOnTime',
  label: 'Renewals on time',
  hint: 'Renewals paid by the end of the day of expiry, as a share of all subscriptions that ended in the month up to yesterday.',
};

export const LEDGER_FIGURES: readonly Figure[] = [
  earned,
  deferred,
  atProvider,
  refundsPayable,
  mrr,
  churn,
  arpu,
  renewalsOnTime,
];

/** Returns the range of days of a balance at the end of a day: everything up to it. */
export const upTo = (day: string): Days => ({ from: '', to: day });
