import { defineResource } from './defineResource';
import { money, oneOf, reference, sequence, text } from './kinds';

export const LEDGER_ACCOUNTS = [
  'PROVIDER_CLEARING',
  'CUSTOMER_PREPAYMENTS',
  'CUSTOMER_CREDIT',
  'REFUNDS_PAYABLE',
] as const;

/** The ledger: each row moves an amount from one ledger account to another, so it always balances; rows are only appended. */
export const transactions = defineResource({
  name: 'transactions',
  label: ['Transaction', 'Transactions'],
  icon: 'arrow-left-right',
  representation: (transaction) => transaction.transactionNumber,
  fields: {
    transactionNumber: sequence({ prefix: 'TX' }),
    paymentId: reference('payments', {
      label: 'Payment',
      required: true,
      searchable: true,
      demo: ({ source }) => source.id as string,
    }),
    accountId: reference('accounts', {
      label: 'Account',
      searchable: true,
      demo: ({ source }) => source.accountId as string,
    }),
    type: oneOf(['PAYMENT', 'REFUND', 'REVERSAL'], { required: true, filter: 'types', demo: () => 'PAYMENT' }),
    debit: oneOf(LEDGER_ACCOUNTS, { required: true, filter: 'debits', demo: () => 'PROVIDER_CLEARING' }),
    credit: oneOf(LEDGER_ACCOUNTS, { required: true, filter: 'credits', demo: () => 'CUSTOMER_PREPAYMENTS' }),
    amount: money({ required: true, demo: ({ source }) => source.amount as number }),
    currency: text({ required: true, maxLength: 3, demo: () => 'UGX' }),
    description: text({ required: true, maxLength: 200, demo: ({ source }) => `Payment ${String(source.reference)}` }),
  },
  unique: [['paymentId', 'type']],
  list: { columns: ['transactionNumber', 'accountId', 'paymentId', 'type', 'amount', 'dateCreated'], sum: 'amount' },
  screens: [
    {
      list: 'transactions',
      details: 'payment-transaction-details',
      menu: { group: 'Payments', label: 'Transactions', order: 40, permissions: ['View Transactions'] },
    },
  ],
  access: { list: 'View Transactions' },
  demo: { from: 'payments', where: (payment) => payment.status === 'SUCCESSFUL' },
});
