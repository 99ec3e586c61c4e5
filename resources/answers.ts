import type { DevicesAnswers } from './answers/devices';
import type { MessagesAnswers } from './answers/messages';
import type { PaymentDeskAnswers } from './answers/paymentDesk';
import type { PeopleAnswers } from './answers/people';
import type { ProviderAnswers } from './answers/provider';
import type { RenewalAnswers } from './answers/renewal';
import type { SessionAnswers } from './answers/session';
import type { SubscriptionsAnswers } from './answers/subscriptions';
import type { SupportAnswers } from './answers/support';
import type { VisitorAnswers } from './answers/visitor';

/** What each call answers; the field that the specification reads is among them. A call without one has no workflow that compiles. */
export type Answers = DevicesAnswers &
  MessagesAnswers &
  PaymentDeskAnswers &
  PeopleAnswers &
  ProviderAnswers &
  RenewalAnswers &
  SessionAnswers &
  SubscriptionsAnswers &
  SupportAnswers &
  VisitorAnswers;
