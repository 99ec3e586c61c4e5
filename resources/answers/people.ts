import { listOf, object, page, record, type Shape } from '../shapes';

/** Answers of contract/calls/people.ts. */
export const peopleAnswers = {
  createSubscriptionFormAsStaff: object({ subscriptionForm: record('subscription-forms') }),
  changeSubscriptionForm: object({ subscriptionForm: record('subscription-forms') }),
  listAccountPayments: page('payments', record('payments')),
  listMyAgencies: object({ agencies: listOf(record('business-sales-agents')) }),
  listMyReferrals: page('referrals', record('referrals')),
} satisfies Record<string, Shape>;
