import type { CallName } from '../contract/calls';
import { devicesAnswers } from './answers/devices';
import { messagesAnswers } from './answers/messages';
import { paymentDeskAnswers } from './answers/paymentDesk';
import { peopleAnswers } from './answers/people';
import { providerAnswers } from './answers/provider';
import { renewalAnswers } from './answers/renewal';
import { sessionAnswers } from './answers/session';
import { subscriptionsAnswers } from './answers/subscriptions';
import { supportAnswers } from './answers/support';
import { visitorAnswers } from './answers/visitor';
import type { Held, Shape } from './shapes';

/** What each call answers; the field that the specification reads is among them. */
export const answers = {
  ...devicesAnswers,
  ...messagesAnswers,
  ...paymentDeskAnswers,
  ...peopleAnswers,
  ...providerAnswers,
  ...renewalAnswers,
  ...sessionAnswers,
  ...subscriptionsAnswers,
  ...supportAnswers,
  ...visitorAnswers,
} satisfies Record<CallName, Shape>;

export type Answers = { [N in CallName]: Held<(typeof answers)[N]> };
