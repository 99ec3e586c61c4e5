import { transactions } from '../transactions';
import { declareDemo } from './declareDemo';

export const transactionsDemo = declareDemo(transactions, {
  from: 'payments',
  where: (payment) => payment.status === 'SUCCESSFUL',
  fields: {
    paymentId: ({ source }) => source.id as string,
    accountId: ({ source }) => source.accountId as string,
    type: () => 'PAYMENT' as const,
    entry: () => 1,
    debit: () => 'PROVIDER_CLEARING' as const,
    credit: () => 'CUSTOMER_PREPAYMENTS' as const,
    amount: ({ source }) => source.amount as number,
    currency: () => 'UGX',
    description: ({ source }) => `Payment ${String(source.reference)}`,
  },
});
