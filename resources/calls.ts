import type { z } from 'zod';
import type { Bodies } from '../contract/bodies';
import { devicesCalls } from '../contract/calls/devices';
import { messagesCalls } from '../contract/calls/messages';
import { paymentDeskCalls } from '../contract/calls/paymentDesk';
import { peopleCalls } from '../contract/calls/people';
import { providerCalls } from '../contract/calls/provider';
import { renewalCalls } from '../contract/calls/renewal';
import { sessionCalls } from '../contract/calls/session';
import { visitorCalls } from '../contract/calls/visitor';
import { subscriptionActions } from './actions/subscriptions';
import { ticketActions } from './actions/tickets';
import type { InputFields, InputOf } from './defineActions';

export type { Call } from '../contract/calls/Call';

/** Every call that is not plain CRUD (specification, section 7), by name. */
export const calls = {
  ...devicesCalls,
  ...messagesCalls,
  ...paymentDeskCalls,
  ...peopleCalls,
  ...providerCalls,
  ...renewalCalls,
  ...sessionCalls,
  ...subscriptionActions,
  ...ticketActions,
  ...visitorCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;

type Declared<N extends CallName> = Calls[N] extends { input: infer F extends InputFields }
  ? Calls[N] extends { partial: true }
    ? Partial<InputOf<F>>
    : InputOf<F>
  : undefined;
/** What a caller sends; undefined where the call has no body. */
export type BodyOf<N extends CallName> = N extends keyof Bodies ? z.input<Bodies[N]> : Declared<N>;
/** What the server works on, after normalising. */
export type ParsedBodyOf<N extends CallName> = N extends keyof Bodies ? z.output<Bodies[N]> : Declared<N>;
