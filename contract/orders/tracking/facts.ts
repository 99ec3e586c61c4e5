import type { NetworkWait } from '../../devices/networkWaits';
import type {
  PaymentStatus,
  SUBSCRIPTION_FORM_STATUSES,
  SubscriptionStatus,
  TicketStatus,
  WORK_ORDER_STATUSES,
} from '../../statuses';
import type { AccountStatus } from '../../subscriptions/accountStatus';

/** The known facts of an order or a subscription; at least one of them is set. */
export interface TrackingFacts {
  order: { status: (typeof SUBSCRIPTION_FORM_STATUSES)[number] } | null;
  /** The latest attempt to pay the order or the renewal; `isHeld`: staff must review it. */
  payment: { status: PaymentStatus; isHeld: boolean } | null;
  subscription: {
    status: SubscriptionStatus;
    /** True if it was paid, even if it was refunded since. */
    isPaid: boolean;
    isRenewal: boolean;
    /** True if its end has passed, even if its status does not show that yet. */
    hasEnded: boolean;
    /** True if it ends within the next days. */
    endsSoon: boolean;
  } | null;
  /** The status of the subscription's account. */
  account: AccountStatus | null;
  /** Another subscription of the account: a running one or, if there is none, a paid one that waits. */
  other: 'RUNS' | 'WAITS' | null;
  /** True if a device is installed for the account. */
  isInstalled: boolean;
  /** The latest installation work order; `isPlanned`: it has a day. */
  installation: { status: (typeof WORK_ORDER_STATUSES)[number]; isPlanned: boolean } | null;
  /** The thing that the network waits for before it can switch it on. */
  waitsFor: NetworkWait | null;
  /** True if all attempts to switch it on in the network have failed. */
  hasFailed: boolean;
}

/** Other things that are going on, in any state. Outages will be added here. */
export interface NoticeFacts {
  /** The status of the account's latest request that is not closed. */
  ticket: TicketStatus | null;
  /** The latest repair work order that is not done. */
  repair: { status: (typeof WORK_ORDER_STATUSES)[number]; isPlanned: boolean } | null;
}
