import { devicesCalls } from './calls/devices';
import { messagesCalls } from './calls/messages';
import { paymentDeskCalls } from './calls/paymentDesk';
import { peopleCalls } from './calls/people';
import { providerCalls } from './calls/provider';
import { renewalCalls } from './calls/renewal';
import { sessionCalls } from './calls/session';
import { subscriptionsCalls } from './calls/subscriptions';
import { supportCalls } from './calls/support';
import { visitorCalls } from './calls/visitor';

export type { Call } from './calls/Call';

/** Every call that is not plain CRUD (specification, section 7), by name. */
export const calls = {
  ...devicesCalls,
  ...messagesCalls,
  ...paymentDeskCalls,
  ...peopleCalls,
  ...providerCalls,
  ...renewalCalls,
  ...sessionCalls,
  ...subscriptionsCalls,
  ...supportCalls,
  ...visitorCalls,
} as const;

export type CallName = keyof typeof calls;
