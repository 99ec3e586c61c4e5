import { payments } from '../payments';
import { declareDemo } from './declareDemo';

export const paymentsDemo = declareDemo(payments, {
  from: 'payment-forms',
  where: (form) => form.status !== 'NEW' || /[0-4]$/.test(String(form.formNumber)),
  fields: {
    paymentFormId: ({ source }) => source.id as string,
    clientId: ({ source }) => source.clientId as string,
    accountId: ({ source }) => source.accountId as string | null,
    type: ({ source }) => source.type as 'SUBSCRIPTION',
    initiatorType: ({ source }) => source.initiatorType as 'ACCOUNT_USER',
    amount: ({ source }) => source.amount as number,
    currency: () => 'UGX',
    carrier: ({ source }) => source.carrier as 'PESAPAL',
    phoneNumber: ({ source }) => source.phoneNumber as string,
    status: ({ source }) => source.status as 'NEW',
    review: () => null,
    provider: () => null,
    trackingId: () => null,
    redirectUrl: () => null,
    manualMethod: () => null,
    manualReference: () => null,
    confirmationCode: ({ source, integer }) =>
      source.status === 'SUCCESSFUL' ? `T${integer(100_000, 999_999)}K` : null,
    statusMessage: ({ source }) => (source.status === 'FAILED' ? 'The payer declined.' : null),
    paidAt: ({ source, dateCreated }) => (source.status === 'SUCCESSFUL' ? dateCreated.toISOString() : null),
    checks: () => 1,
    nextCheckAt: () => null,
    unansweredSince: () => null,
  },
});
