import { paymentForms } from '../paymentForms';
import { declareDemo } from './declareDemo';
import { demoPhone } from './person';

export const paymentFormsDemo = declareDemo(paymentForms, {
  from: 'subscription-forms',
  where: (form) => form.status === 'PAID' || form.status === 'PAYMENT_PENDING',
  fields: {
    subscriptionFormId: ({ source }) => source.id as string,
    clientId: ({ source }) => source.clientId as string,
    accountId: ({ source, rows }) =>
      (rows('accounts').find((account) => account.clientId === source.clientId)?.id as string) ?? null,
    productId: ({ source }) => source.productId as string,
    type: () => 'SUBSCRIPTION' as const,
    initiatorType: ({ record, index }) => (record.accountId && index % 3 === 1 ? 'ACCOUNT_USER' : 'ONBOARDING_CLIENT'),
    amount: ({ ref }) => ref('productId').price as number,
    phoneNumber: demoPhone,
    status: ({ source, weighted }) =>
      source.status === 'PAID'
        ? 'SUCCESSFUL'
        : weighted([
            ['NEW', 3],
            ['PENDING', 4],
            ['FAILED', 3],
          ] as const),
  },
});
