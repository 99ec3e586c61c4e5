import { inWords } from '../../../contract/text';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { subscriptionEvents } from '../../../resources/subscriptions/subscriptionEvents';
import { formatMoment } from '../../rules/days';
import { daysKept, type Term, totalDays } from './subscriptionLine';

type Event = Pick<RecordOf<typeof subscriptionEvents>, 'type' | 'days' | 'endBefore' | 'endAfter' | 'note'>;

const counted = (days: number) => `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
const because = (note: string | null) => (note ? `: ${note.replace(/\.$/, '')}` : '');
const until = (end: string | null) => (end ? ` It ends on ${formatMoment(end)}.` : ' Its end is known once it begins.');

const left = (days: number) => `${counted(days)} ${days === 1 ? 'is' : 'are'} left`;
/** Replaces the statuses in a note by words. */
const inSentence = (note: string) =>
  note.replace(/\b[A-Z]{2,}(_[A-Z]+)*\b/g, (status) => inWords(status).toLowerCase());

const SENTENCES: Record<Event['type'], (event: Event) => string> = {
  CREATED: () => 'It was ordered and has to be paid.',
  IMPORTED: ({ days, note, endAfter }) =>
    `It was imported ${days > 0 ? `with ${counted(days)} left` : 'after its end'}${because(note)}.${until(endAfter)}`,
  PAID: ({ days, endAfter }) => `${counted(days)} were paid for.${until(endAfter)}`,
  RENEWED: ({ days, endAfter }) => `The renewal was paid, ${counted(days)}.${until(endAfter)}`,
  ACTIVATED: ({ endAfter }) => `Activated.${until(endAfter)}`,
  EXTENDED: ({ days, note, endAfter }) => `It was extended by ${counted(days)}${because(note)}.${until(endAfter)}`,
  BONUS_APPLIED: ({ days, note, endAfter }) =>
    `A bonus of ${counted(days)} came with it${because(note)}.${until(endAfter)}`,
  BONUS_TAKEN_BACK: ({ days, note }) => `The bonus of ${counted(days)} was taken back${because(note)}.`,
  TRANSFERRED: ({ note }) => `It was transferred to another account with all its days${because(note)}.`,
  MOVED: ({ endBefore, endAfter }) =>
    endBefore && endAfter
      ? `What runs before it changed: its end moved from ${formatMoment(endBefore)} to ${formatMoment(endAfter)}.`
      : `What runs before it changed.${until(endAfter)}`,
  PAUSED: ({ days, note }) => `It was paused${because(note)}. ${left(days)}; its end is known once it goes on.`,
  RESUMED: ({ days, note, endAfter }) =>
    `It was resumed${because(note)}. ${left(days)}${endAfter ? `; it ends on ${formatMoment(endAfter)}.` : ', from when the connection is on.'}`,
  ENDED: ({ note }) => `It was ${(note ?? 'ended').replace(/\.$/, '')}.`,
  REFUNDED: () => 'The payment was taken back, and the subscription with it.',
  EXPIRED: ({ endAfter }) => `It ran out${endAfter ? ` on ${formatMoment(endAfter)}` : ''}.`,
  STATUS_CHANGED: ({ note }) => `Its status was changed by hand${because(note && inSentence(note))}.`,
};

/** Describes an event, and its effect on the end, in a sentence or two. */
export const eventSentence = (event: Event): string => SENTENCES[event.type](event);

/** Explains why a subscription ends when it does, from its current state. */
export function summaryOf(term: Term & { refundedAt: string | null }): string {
  const { status, startDate, endDate, usedSeconds, refundedAt } = term;
  const days = daysIn(term);
  if (status === 'CANCELLED')
    return refundedAt
      ? `It was refunded on ${formatMoment(refundedAt)} and ended with that.`
      : 'It was cancelled before it was paid.';
  if (status === 'INACTIVE')
    return `It is paused, and ${left(daysKept(term))} of ${days}. Its end is known once it goes on.`;
  if (status === 'TERMINATED' || status === 'FORFEITED') {
    const how = status === 'TERMINATED' ? 'It was terminated' : 'The customer gave it up';
    return endDate ? `${how} on ${formatMoment(endDate)}, before the end of ${days}.` : `${how} before it began.`;
  }
  if (!startDate || !endDate)
    return usedSeconds ? `It goes on with ${daysKept(term)} of ${days}.` : `It has not begun; it lasts ${days}.`;
  if (usedSeconds)
    return `It went on after a pause on ${formatMoment(startDate)} and ends on ${formatMoment(endDate)}: ${days}, some of them used before the pause.`;
  return `It starts on ${formatMoment(startDate)} and ends on ${formatMoment(endDate)}: ${days}.`;
}

function daysIn(term: Term): string {
  const { durationDays, addedDays } = term;
  const added = addedDays ? ` and ${counted(addedDays)} of bonuses and extensions` : '';
  return `${durationDays} paid ${durationDays === 1 ? 'day' : 'days'}${added}, ${totalDays(term)} in total`;
}
