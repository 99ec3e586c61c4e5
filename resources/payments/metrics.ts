import { BY_CREATION, BY_PAYMENT, type Figure } from '../metrics/Figure';

const payments = { resource: 'payments', list: 'all-payments' } as const;

export const received: Figure = {
  ...payments,
  name: 'received',
  label: 'Received',
  hint: 'Payments by the day they were paid. Money paid back later is not deducted.',
  days: BY_PAYMENT,
  sum: 'amount',
};

export const refunded: Figure = {
  name: 'refunded',
  label: 'Refunded',
  hint: 'Money paid back by the day it went out: refunds, and payments that the provider took back.',
  resource: 'transactions',
  list: 'transactions',
  filter: { types: 'REFUND,REVERSAL' },
  days: BY_CREATION,
  sum: 'amount',
};

/** Computed from the two figures above; it has no list. */
export const NET = { label: 'Net', hint: 'Received less refunded.' } as const;

export const paid: Figure = {
  ...payments,
  name: 'paid',
  label: 'Payments',
  hint: 'How many payments were paid on these days.',
  days: BY_PAYMENT,
};

export const pendingPayments: Figure = {
  ...payments,
  name: 'pendingPayments',
  label: 'Pending',
  hint: 'Payments begun on these days that are not over.',
  filter: { paymentStatuses: 'NEW,PENDING' },
  days: BY_CREATION,
};

export const failedPayments: Figure = {
  ...payments,
  name: 'failedPayments',
  label: 'Failed',
  hint: 'Payments begun on these days that failed or were taken back.',
  filter: { paymentStatuses: 'FAILED' },
  days: BY_CREATION,
};
