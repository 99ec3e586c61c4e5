import type { businessSalesAgents } from '../businessSalesAgents';
import type { RecordOf } from '../defineResource';
import type { payments } from '../payments';
import type { referrals } from '../referrals';
import type { subscriptionForms } from '../subscriptionForms';

/** Answers of contract/calls/people.ts. */
export interface PeopleAnswers {
  createSubscriptionFormAsStaff: { subscriptionForm: RecordOf<typeof subscriptionForms> };
  changeSubscriptionForm: { subscriptionForm: RecordOf<typeof subscriptionForms> };
  listAccountPayments: { payments: RecordOf<typeof payments>[]; totalRecords: number };
  listMyAgencies: { agencies: RecordOf<typeof businessSalesAgents>[] };
  listMyReferrals: { referrals: RecordOf<typeof referrals>[]; totalRecords: number };
}
