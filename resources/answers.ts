import { devicesAnswers } from './answers/devices';
import { messagesAnswers } from './answers/messages';
import { paymentDeskAnswers } from './answers/paymentDesk';
import { peopleAnswers } from './answers/people';
import { providerAnswers } from './answers/provider';
import { renewalAnswers } from './answers/renewal';
import { sessionAnswers } from './answers/session';
import { visitorAnswers } from './answers/visitor';
import { type CallName, type Calls, calls } from './calls';
import type { Action } from './defineActions';
import type { Held, Shape } from './shapes';

/** What each call answers that does not declare it itself. */
const answers = {
  ...devicesAnswers,
  ...messagesAnswers,
  ...paymentDeskAnswers,
  ...peopleAnswers,
  ...providerAnswers,
  ...renewalAnswers,
  ...sessionAnswers,
  ...visitorAnswers,
} satisfies Partial<Record<CallName, Shape>>;

type Answered<N extends CallName> = Calls[N] extends { answer: infer S }
  ? Held<S>
  : N extends keyof typeof answers
    ? Held<(typeof answers)[N]>
    : never;

/** What each call answers; the field that the specification reads is among it. */
export type Answers = { [N in CallName]: Answered<N> };

/** The shape of a call's answer. */
export function answerOf(name: CallName): Shape {
  const call: object = calls[name];
  return 'answer' in call ? (call as Action).answer : answers[name as keyof typeof answers];
}
