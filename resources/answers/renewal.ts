import type { RecordOf } from '../defineResource';
import type { products } from '../products';
import type { subscriptions } from '../subscriptions';
import type { OpenPayment, PaymentView } from './visitor';

type Subscription = RecordOf<typeof subscriptions>;

/** What a customer has, and what renewing it goes on from. */
export interface LatestSubscription {
  subscription: Subscription;
  product: RecordOf<typeof products>;
  /** The end of all that is paid for, ISO 8601 UTC, where a renewal would begin; null where it begins once the line is on. */
  paidUntil: string | null;
  /** A renewal, by its subscription, whose payment is under way. */
  pendingRenewal: (OpenPayment & { subscriptionId: string }) | null;
}

/** Answers of contract/calls/renewal.ts. */
export interface RenewalAnswers {
  /** Nothing that tells whether there is such an account. */
  requestRenewalCode: { codeRequest: { expiresInMinutes: number } };
  /** `expiresAt` is ISO 8601 UTC. */
  verifyRenewalCode: {
    renewalAccess: { token: string; expiresAt: string; accountId: string; accountNumber: string; firstName: string };
  };
  getLatestSubscription: { subscription: LatestSubscription };
  renewSubscription: { accountSubscription: Subscription };
  payRenewal: { payment: PaymentView; redirectUrl: string | null };
  payAgain: { data: { redirect_url: string; order_tracking_id: string; merchant_reference: string } };
}
