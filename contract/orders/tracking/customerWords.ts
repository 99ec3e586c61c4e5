import type { TrackingNotice } from './notices';
import type { TrackingState } from './states';

/** The values that the texts use; days are formatted, null if unknown. */
export interface TrackingDetails {
  startsOn: string | null;
  endsOn: string | null;
  visitOn: string | null;
  /** When the connection's current subscription ends, if this one is an unpaid renewal of it. */
  runsUntil: string | null;
  /** The days left of a paused subscription. */
  daysLeft: number;
}

/** The text for a customer: the state, and what happens next. */
interface Words {
  title: string;
  text: string;
}

const on = (day: string | null) => (day ? ` on ${day}` : '');
const kept = (days: number) =>
  days > 0 ? ` ${days === 1 ? '1 day is' : `${days} days are`} left and kept for you.` : '';
const untilThen = (day: string | null) =>
  day ? `You stay online until ${day}; pay before then to go on after it.` : 'Pay to go online again.';

const WORDS: Record<TrackingState, (details: TrackingDetails) => Words> = {
  ORDER_UNPAID: () => ({
    title: 'Payment comes next',
    text: 'We have your order. Pay for it, and we arrange the installation.',
  }),
  PAYMENT_PENDING: () => ({
    title: 'Waiting for your payment',
    text: 'Your payment is not confirmed yet. Approve it on your phone, or continue the payment. You will be charged only once.',
  }),
  PAYMENT_FAILED: () => ({
    title: 'The payment did not go through',
    text: 'You have not been charged. Pay again, or use another number or card.',
  }),
  PAYMENT_HELD: () => ({
    title: 'We are checking your payment',
    text: 'Please do not pay again. We accept the payment or refund it, and call you if we have questions.',
  }),
  ORDER_CANCELLED: () => ({
    title: 'This order was cancelled',
    text: 'You owe nothing. Make a new order if you still want fibre.',
  }),
  ORDER_CANCELLED_PAYING: () => ({
    title: 'This order was cancelled',
    text: 'A payment for it is not over yet. Please do not pay again: we will call you about it.',
  }),
  ORDER_PAID: () => ({
    title: 'Your order is paid',
    text: 'Thank you. We prepare your connection and call you about the next step.',
  }),
  AWAITS_VISIT: () => ({
    title: 'Installation comes next',
    text: 'Thank you for your payment. Our field team calls you to agree on a day. Your paid days begin once you are online.',
  }),
  VISIT_PLANNED: ({ visitOn }) => ({
    title: 'Your installation is planned',
    text: `Our field team comes${on(visitOn)}. Call us if you need another day.`,
  }),
  INSTALLING: ({ visitOn }) => ({
    title: 'We are installing your connection',
    text: `Our field team is at work on it${visitOn ? `; the visit is${on(visitOn)}` : ''}. You are online as soon as it is done.`,
  }),
  AWAITS_PROVIDER: () => ({
    title: 'We are arranging the switch',
    text: 'Your present provider has to release the connection first. We call you when we can install yours.',
  }),
  NOT_FEASIBLE: () => ({
    title: 'We could not install your connection',
    text: 'Our field team found that it is not possible at this place. We call you about another way, or your money back.',
  }),
  AWAITS_DEVICE: () => ({
    title: 'Your device comes next',
    text: 'It is paid, and no day is lost: your days begin once you are online. We bring you the device; call us to agree on a day.',
  }),
  SWITCHING_ON: () => ({
    title: 'We are switching your connection on',
    text: 'It is paid, and usually on within minutes. We send you an SMS then. Keep your router switched on.',
  }),
  SWITCHING_ON_LATE: () => ({
    title: 'Switching on takes longer than it should',
    text: 'It is paid, and no day is lost: your days begin once you are online. Keep your router switched on, or call us.',
  }),
  ONLINE: ({ endsOn }) => ({
    title: 'Your connection is active',
    text: endsOn ? `It is paid until ${endsOn}. Renew before then to stay online.` : 'It is paid. Renew at any time.',
  }),
  ENDS_SOON: ({ endsOn }) => ({
    title: 'Renew soon',
    text: `Your connection is active until ${endsOn ?? 'its last paid day'}. Renew before then to stay online.`,
  }),
  RENEWAL_UNPAID: ({ runsUntil }) => ({ title: 'Your renewal is not paid yet', text: untilThen(runsUntil) }),
  RENEWAL_PENDING: () => ({
    title: 'Waiting for your payment',
    text: 'The payment of your renewal is not confirmed yet. Approve it on your phone, or continue it here. You will be charged only once.',
  }),
  RENEWAL_FAILED: ({ runsUntil }) => ({
    title: 'The payment did not go through',
    text: `You have not been charged for this renewal. ${untilThen(runsUntil)}`,
  }),
  RENEWAL_HELD: () => ({
    title: 'We are checking your payment',
    text: 'Please do not pay this renewal again. We accept the payment or refund it, and call you if we have questions.',
  }),
  RENEWAL_CANCELLED: () => ({
    title: 'This renewal was cancelled',
    text: 'It was not paid, and you owe nothing for it. Renew when you like.',
  }),
  RENEWAL_WAITS: ({ startsOn, endsOn }) => ({
    title: 'Your renewal is paid',
    text: `It begins${startsOn ? on(startsOn) : ' when your present package ends'}${endsOn ? ` and runs until ${endsOn}` : ''}. There is nothing you need to do.`,
  }),
  PAUSED: ({ daysLeft }) => ({
    title: 'This subscription is paused',
    text: `It does not run now.${kept(daysLeft)} Call us to resume it.`,
  }),
  ENDED: ({ endsOn }) => ({
    title: 'Your subscription has ended',
    text: `It ended${on(endsOn)}. Renew it to go online again.`,
  }),
  ENDED_FOLLOWED: ({ endsOn }) => ({
    title: 'This subscription is over',
    text: `It ended${on(endsOn)}. Another one of your account has taken its place: track that one by your account number.`,
  }),
  TERMINATED: ({ endsOn }) => ({
    title: 'We ended this subscription',
    text: `It was ended${on(endsOn)}. Renew to go online again, or call us to ask why.`,
  }),
  FORFEITED: ({ endsOn }) => ({
    title: 'This subscription was given up',
    text: `It was given up at your request${on(endsOn)}. Renew to go online again.`,
  }),
  REFUNDED: () => ({
    title: 'This subscription was refunded',
    text: 'The money went back to the payer, and the subscription ended with it. Call us if you want to go online again.',
  }),
  REFUNDED_FOLLOWED: () => ({
    title: 'This subscription was refunded',
    text: 'The money went back to the payer. Your account has another subscription: track that one by your account number.',
  }),
  SUSPENDED: ({ daysLeft }) => ({
    title: 'Your account is suspended',
    text: `Your connection is off.${kept(daysLeft)} Call us to switch it on again.`,
  }),
  ACCOUNT_CLOSED: () => ({
    title: 'Your account is closed',
    text: 'Its connection is off and it can’t be renewed. Order a new connection, or call us.',
  }),
  ACCOUNT_TRANSFERRED: () => ({
    title: 'Your connection was transferred',
    text: 'It belongs to another account now. Track it by that account’s number, or call us.',
  }),
};

const NOTICES: Record<TrackingNotice, (details: TrackingDetails & { repairOn: string | null }) => string> = {
  REQUEST_OPEN: () => 'We are working on your request and will get back to you.',
  REQUEST_RESOLVED: () => 'Your last request is resolved. If not, call us.',
  REPAIR_AWAITED: () => 'Your connection needs a repair. Our field team calls you to agree on a day.',
  REPAIR_PLANNED: ({ repairOn }) => `Our field team comes${on(repairOn)} to repair your connection.`,
  REPAIR_UNDERWAY: () => 'Our field team is repairing your connection.',
};

/** Returns the text of a state for the customer. */
export const customerWords = (state: TrackingState, details: TrackingDetails): Words => WORDS[state](details);

/** Returns the text of an additional notice for the customer. */
export const customerNotice = (
  notice: TrackingNotice,
  details: TrackingDetails & { repairOn: string | null },
): string => NOTICES[notice](details);
