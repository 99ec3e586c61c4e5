import { devicesBodies } from './bodies/devices';
import { paymentDeskBodies } from './bodies/paymentDesk';
import { peopleBodies } from './bodies/people';
import { providerBodies } from './bodies/provider';
import { renewalBodies } from './bodies/renewal';
import { sessionBodies } from './bodies/session';
import { visitorBodies } from './bodies/visitor';

/** What each call with a body accepts; anything else in the body is refused by name. */
export const bodies = {
  ...devicesBodies,
  ...paymentDeskBodies,
  ...peopleBodies,
  ...providerBodies,
  ...renewalBodies,
  ...sessionBodies,
  ...visitorBodies,
} as const;

export type Bodies = typeof bodies;
