import { paymentDeskCalls } from './calls/paymentDesk';
import { providerCalls } from './calls/provider';
import { sessionCalls } from './calls/session';
import { visitorCalls } from './calls/visitor';

export type { Call } from './calls/Call';

/** Every call that is not plain CRUD (specification, section 7), by name. */
export const calls = {
  ...paymentDeskCalls,
  ...providerCalls,
  ...sessionCalls,
  ...visitorCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
