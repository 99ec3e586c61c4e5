import { brand } from '../../contract/brand';
import { defineResource } from '../language/defineResource';
import { integer, money, oneOf, reference, sequence, text } from '../language/kinds';

/** The accounts where money is before it is available to us: at the payment provider, or where staff received it. */
export const MONEY_ACCOUNTS = [
  'PROVIDER_CLEARING',
  'CASH_ON_HAND',
  'BANK',
  'MOBILE_MONEY_WALLET',
  'CARD_CLEARING',
  'CHEQUES_ON_HAND',
] as const;
/**
 * Our debts to customers: money that belongs to no order, and packages that were paid for; a refund takes from them in this
 * order.
 */
export const OWED_ACCOUNTS = ['CUSTOMER_CREDIT', 'CUSTOMER_PREPAYMENTS'] as const;
const LEDGER_ACCOUNTS = [...MONEY_ACCOUNTS, ...OWED_ACCOUNTS] as const;
export type MoneyAccount = (typeof MONEY_ACCOUNTS)[number];
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Movements of money: each row moves an amount from one account to another, so it always balances; append-only. */
export const transactions = defineResource({
  name: 'transactions',
  label: ['Transaction', 'Transactions'],
  icon: 'arrow-left-right',
  representation: (transaction) => transaction.transactionNumber,
  headline: { value: 'amount', whom: ['accountId'], about: ['paymentId', 'type'] },
  fields: {
    transactionNumber: sequence({ prefix: 'TX' }),
    paymentId: reference('payments', { label: 'Payment', required: true, searchable: true }),
    accountId: reference('accounts', { label: 'Account', searchable: true }),
    type: oneOf(['PAYMENT', 'REFUND', 'REVERSAL'], { required: true, filter: 'types' }),
    /** Counts the rows of one type that a payment has, so that two concurrent bookings of the same row collide. */
    entry: integer({ technical: true, default: 1, min: 1 }),
    debit: oneOf(LEDGER_ACCOUNTS, { required: true, filter: 'debits' }),
    credit: oneOf(LEDGER_ACCOUNTS, { required: true, filter: 'credits' }),
    amount: money({ required: true }),
    currency: text({ required: true, usual: brand.currency, maxLength: 3 }),
    description: text({ required: true, maxLength: 200 }),
  },
  unique: [['paymentId', 'type', 'entry']],
  list: {
    columns: ['transactionNumber', 'accountId', 'paymentId', 'type', 'amount', 'dateCreated'],
    sum: { field: 'amount', in: { type: ['PAYMENT'] }, out: { type: ['REFUND', 'REVERSAL'] } },
  },
  screens: [
    {
      list: 'transactions',
      details: 'payment-transaction-details',
      menu: { group: 'Payments', label: 'Transactions', order: 40, permissions: ['View Transactions'] },
    },
  ],
  access: { list: 'View Transactions', whose: { through: 'paymentId' } },
});
