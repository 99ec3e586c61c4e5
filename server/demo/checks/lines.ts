import { accounts } from '../../../resources/accounts/accounts';
import type { RecordOf } from '../../../resources/language/defineResource';
import { bonusApplications } from '../../../resources/subscriptions/bonusApplications';
import { extensions } from '../../../resources/subscriptions/extensions';
import { subscriptionEvents } from '../../../resources/subscriptions/subscriptionEvents';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { hasEnded, isInLine, isRunning, lineAt } from '../../subscriptions/rules/subscriptionLine';
import { groupedBy, type Records } from './Records';

type Subscription = RecordOf<typeof subscriptions>;
type Event = RecordOf<typeof subscriptionEvents>;

/**
 * Checks that every account's subscriptions agree with its line, that its status follows from them, and that events explain each
 * of them.
 */
export function* lineContradictions(records: Records): Generator<string> {
  const theirs = groupedBy(records.of(subscriptions), ({ accountId }) => accountId);
  for (const { id, accountNumber, status } of records.of(accounts)) {
    const all = theirs.get(id) ?? [];
    const line = all.filter(isInLine);
    const runs = line.some(isRunning);
    for (const term of lineAt(line, records.now)) {
      const stored = line.find((each) => each.id === term.id);
      if (stored?.endDate !== term.endDate || stored.status !== term.status)
        yield `${accountNumber}: ${term.subscriptionNumber} is not where its line has it`;
    }
    if (runs && status !== 'ACTIVE') yield `${accountNumber} is ${status} and runs`;
    if (status === 'INACTIVE' && line.length > 0 && !line.every(({ startDate }) => startDate === null))
      yield `${accountNumber} is inactive and has paid days`;
    if (status === 'ACTIVE' && line.length === 0) yield `${accountNumber} is active and has nothing`;
    if (['SUSPENDED', 'TERMINATED', 'TRANSFERRED'].includes(status) && line.length > 0)
      yield `${accountNumber} is ${status} and has a line`;
  }
  yield* unexplained(records);
}

function* unexplained(records: Records): Generator<string> {
  const stories = groupedBy(records.of(subscriptionEvents), ({ subscriptionId }) => subscriptionId);
  const extended = groupedBy(records.of(extensions), ({ subscriptionId }) => subscriptionId);
  const rewarded = groupedBy(records.of(bonusApplications), ({ subscriptionId }) => subscriptionId);
  for (const term of records.of(subscriptions)) {
    const { id, subscriptionNumber: name, addedDays } = term;
    const story = [...(stories.get(id) ?? [])].sort((a, b) => a.position - b.position);
    yield* incoherent(story, term, records.now);
    const given = sum(extended.get(id)) + sum(rewarded.get(id));
    if (addedDays !== given) yield `${name} has ${addedDays} days more, of which ${given} are explained`;
    const told = sum(story.filter(({ type }) => type === 'EXTENDED' || type === 'BONUS_APPLIED'));
    if (told !== given) yield `${name} tells of ${told} more days`;
  }
}

const sum = (given: readonly { days: number }[] = []) => given.reduce((days, each) => days + each.days, 0);

/** The event that must be the last one of a subscription with this status. */
const LAST: Partial<Record<Subscription['status'], readonly Event['type'][]>> = {
  EXPIRED: ['EXPIRED'],
  // A transfer also moves paused subscriptions.
  INACTIVE: ['PAUSED', 'TRANSFERRED'],
  TERMINATED: ['ENDED'],
  FORFEITED: ['ENDED'],
  INITIATED: ['CREATED'],
  NEW: ['CREATED'],
  PENDING: ['CREATED'],
};

function* incoherent(story: readonly Event[], term: Subscription, now: Date): Generator<string> {
  const { subscriptionNumber: name, status, endDate } = term;
  const last = story.at(-1);
  if (!last) return yield `${name} has no story`;
  if (story.some(({ position }, place) => position !== place)) yield `${name} tells its story out of order`;
  for (const [place, event] of story.entries()) {
    const before = story[place - 1];
    if (before && event.dateCreated < before.dateCreated) yield `${name} tells its story out of time`;
    if (before && event.endBefore !== before.endAfter && event.endBefore !== null && before.type !== 'CREATED')
      yield `${name}: ${event.type} begins with another end than ${before.type} left`;
  }
  if (last.endAfter !== endDate && status !== 'CANCELLED')
    yield `${name} ends on ${endDate}, its story on ${last.endAfter}`;
  const expected = LAST[status];
  if (expected && !expected.includes(last.type)) yield `${name} is ${status} after ${last.type}`;
  if (status === 'ACTIVE' && (!endDate || hasEnded(term, now))) yield `${name} runs and has ended`;
  if (term.paymentId && !story.some(({ type }) => type === 'PAID' || type === 'RENEWED'))
    yield `${name} tells of no payment`;
}
