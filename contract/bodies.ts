import type { z } from 'zod';
import { devicesBodies } from './bodies/devices';
import { paymentDeskBodies } from './bodies/paymentDesk';
import { peopleBodies } from './bodies/people';
import { providerBodies } from './bodies/provider';
import { renewalBodies } from './bodies/renewal';
import { sessionBodies } from './bodies/session';
import { subscriptionsBodies } from './bodies/subscriptions';
import { supportBodies } from './bodies/support';
import { visitorBodies } from './bodies/visitor';
import type { CallName } from './calls';

/** What each call with a body accepts; anything else in the body is refused by name. */
export const bodies = {
  ...devicesBodies,
  ...paymentDeskBodies,
  ...peopleBodies,
  ...providerBodies,
  ...renewalBodies,
  ...sessionBodies,
  ...subscriptionsBodies,
  ...supportBodies,
  ...visitorBodies,
} as const satisfies Partial<Record<CallName, z.ZodType>>;

export type Bodies = typeof bodies;
/** What a caller sends. */
export type BodyOf<N extends keyof Bodies> = z.input<Bodies[N]>;
/** What the server works on, after normalising. */
export type ParsedBodyOf<N extends keyof Bodies> = z.output<Bodies[N]>;
