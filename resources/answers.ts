import type { PaymentDeskAnswers } from './answers/paymentDesk';
import type { ProviderAnswers } from './answers/provider';
import type { SessionAnswers } from './answers/session';
import type { VisitorAnswers } from './answers/visitor';

/** What each call answers; the field that the specification reads is among them. A call without one has no workflow that compiles. */
export type Answers = PaymentDeskAnswers & ProviderAnswers & SessionAnswers & VisitorAnswers;
