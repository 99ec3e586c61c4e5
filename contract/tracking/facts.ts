import type { AccountStatus } from '../lines/accountStatus';
import type {
  PaymentStatus,
  SUBSCRIPTION_FORM_STATUSES,
  SubscriptionStatus,
  TicketStatus,
  WORK_ORDER_STATUSES,
} from '../statuses';

/** What is known of an order or a subscription. One of the two is there. */
export interface TrackingFacts {
  order: { status: (typeof SUBSCRIPTION_FORM_STATUSES)[number] } | null;
  /** The latest attempt to pay the order or the renewal; `isHeld`: a person looks at it. */
  payment: { status: PaymentStatus; isHeld: boolean } | null;
  subscription: {
    status: SubscriptionStatus;
    /** It was paid for, even if the money went back since. */
    isPaid: boolean;
    isRenewal: boolean;
    /** Its end is past, whether it is marked already or not. */
    hasEnded: boolean;
    /** It ends within the next days. */
    endsSoon: boolean;
  } | null;
  /** The status of the account that has the subscription. */
  account: AccountStatus | null;
  /** Another subscription of the account: one that runs, or else one that is paid and waits. */
  other: 'RUNS' | 'WAITS' | null;
  /** A device is installed for the account. */
  isInstalled: boolean;
  /** The latest work order to install it; `isPlanned`: for a day. */
  installation: { status: (typeof WORK_ORDER_STATUSES)[number]; isPlanned: boolean } | null;
  /** The network was asked to switch it on as often as it is, in vain. */
  hasFailed: boolean;
}

/** What else is going on, whatever the state. Outages will have a place here. */
export interface NoticeFacts {
  /** The latest request of the account that is not closed. */
  ticket: TicketStatus | null;
  /** The latest work order to repair the connection that is not done. */
  repair: { status: (typeof WORK_ORDER_STATUSES)[number]; isPlanned: boolean } | null;
}
