import type { NetworkDifferenceCause, NetworkDifferenceKind } from '../../../contract/network/differences';
import type { SessionEnd } from '../../../contract/network/sessions';
import { type Answer, type AnsweredLine, answerAt, answeredSince, hasSpeedsOf, isSameAnswer } from './answers';

const MINUTE = 60_000;
/** In milliseconds. For so long after a change nothing is a difference, because payments, jobs and reports take their time. */
const SETTLING = 10 * MINUTE;
/** A modem that the network threw out is back within this time. */
const RETURNING = 30 * MINUTE;
/** A new customer comes online within this time. */
const CONNECTING = 24 * 60 * MINUTE;

/** The causes of RFC 2866 for which the network, rather than the customer or a broken line, ended a session. */
const BY_NETWORK: readonly string[] = [
  'Session-Timeout',
  'Admin-Reset',
  'Admin-Reboot',
  'NAS-Error',
  'NAS-Request',
  'NAS-Reboot',
  'Port-Error',
  'Port-Preempted',
];

/** A live session. `answer` is what it was answered; null if that is not known. Moments are ISO 8601 in UTC. */
export interface LiveSession {
  id: string;
  nasAddress: string;
  startedAt: string;
  lastUpdateAt: string;
  answer: Answer | null;
}

/** The latest session of a line, after its end. */
export interface EndedSession {
  id: string;
  nasAddress: string;
  stoppedAt: string;
  endedBy: SessionEnd | null;
  terminateCause: string | null;
}

/** All that is known of a line. */
export interface LineFacts {
  line: AnsweredLine & { lastLoginAt: string | null };
  /** What the rule says now, and said a while ago, of the subscriptions as they are stored. */
  rule: { now: Answer; before: Answer };
  /** When the answer of the line, its account, its subscriptions or their packages were changed last. */
  changedAt: string;
  sessions: readonly LiveSession[];
  last: EndedSession | null;
  /** Since when the customer could have been online; null if nothing is installed yet. */
  installedAt: string | null;
}

/** A difference between the money and the network. */
export interface NetworkDifference {
  kind: NetworkDifferenceKind;
  cause: NetworkDifferenceCause;
  since: string;
  session: Pick<LiveSession, 'id' | 'nasAddress'> | null;
}

/** Returns the moment before `now` for which `LineFacts.rule.before` is computed. */
export const settledBefore = (now: Date): Date => new Date(now.getTime() - SETTLING);

/**
 * Returns the differences of a line, at most one of each kind. `heardSince`: sessions whose last report is older say nothing, because
 * their reports may be lost. What changed within the last minutes is left out, so that the usual way of things is no difference.
 */
export function lineDifferences(facts: LineFacts, now: Date, heardSince: Date): NetworkDifference[] {
  const { line, rule } = facts;
  const settled = settledBefore(now).toISOString();
  const stored = answerAt(line, now);
  const isRight = isSameAnswer(stored, rule.now);
  const wasRight = isSameAnswer(answerAt(line, settledBefore(now)), rule.before);
  if (!isRight && !wasRight && facts.changedAt <= settled) return [storedAnswer(stored, facts)];
  if (!isRight) return [];
  const heard = facts.sessions.filter(({ lastUpdateAt }) => Date.parse(lastUpdateAt) >= heardSince.getTime());
  const since = answeredSince(line, now);
  const found = [twoLogins(heard)];
  if (facts.sessions.length === 0 && stored.policy === 'ALLOW') found.push(absence(facts, since, now));
  else if (stored.policy === 'ALLOW') found.push(notPaidFor(heard, since) ?? wrongSpeed(heard, stored, since));
  else found.push(stillOn(heard, stored, since));
  return found.flatMap((each) => each ?? []);
}

function storedAnswer(stored: Answer, { rule, changedAt }: LineFacts): NetworkDifference {
  const isAllowed = rule.now.policy === 'ALLOW';
  const kind =
    stored.policy === rule.now.policy && isAllowed ? 'WRONG_SPEED' : isAllowed ? 'PAID_BUT_OFF' : 'ON_BUT_UNPAID';
  return { kind, cause: 'STORED_ANSWER', since: changedAt, session: null };
}

/** Returns the later moment. */
const later = (a: string, b: string) => (Date.parse(a) >= Date.parse(b) ? a : b);
/** Returns whether a session has reported so long after a moment that it should have followed it by then. */
const outlived = ({ lastUpdateAt }: LiveSession, since: string) =>
  Date.parse(lastUpdateAt) - Date.parse(since) >= SETTLING;
const isLongerThan = (since: string, time: number, now: Date) => now.getTime() - Date.parse(since) >= time;

/** A second session, while the first one still reports. After a lost stop, the first one would be silent. */
function twoLogins(heard: readonly LiveSession[]): NetworkDifference | null {
  const [first, ...others] = [...heard].sort((a, b) => a.startedAt.localeCompare(b.startedAt));
  const second = others.find(({ startedAt }) => first && outlived(first, startedAt));
  if (!second) return null;
  return { kind: 'TWO_LOGINS', cause: 'SECOND_SESSION', since: second.startedAt, session: second };
}

function notPaidFor(heard: readonly LiveSession[], since: string): NetworkDifference | null {
  const [session] = heard;
  if (!session || !heard.every((each) => each.answer?.policy === 'PAY_ONLY' && outlived(each, since))) return null;
  const began = later(since, session.startedAt);
  return { kind: 'PAID_BUT_OFF', cause: 'LOGIN_BEFORE_PAYMENT', since: began, session };
}

function wrongSpeed(heard: readonly LiveSession[], stored: Answer, since: string): NetworkDifference | null {
  const session = heard.find(
    (each) => each.answer?.policy === 'ALLOW' && !hasSpeedsOf(each.answer, stored) && outlived(each, since),
  );
  return session ? { kind: 'WRONG_SPEED', cause: 'SPEED_AT_LOGIN', since, session } : null;
}

function stillOn(heard: readonly LiveSession[], { policy }: Answer, since: string): NetworkDifference | null {
  const isRefused = policy === 'REFUSE';
  const session = heard.find((each) => (isRefused || each.answer?.policy === 'ALLOW') && outlived(each, since));
  if (!session) return null;
  return { kind: 'ON_BUT_UNPAID', cause: isRefused ? 'OPEN_AFTER_REFUSAL' : 'LOGIN_BEFORE_END', since, session };
}

/**
 * A paid line without a session. A modem that its customer switched off is no difference, nor is a broken line, about which support
 * has a ticket: only one that the network itself threw out and that has not come back, and one that never was there.
 */
function absence({ line, last, installedAt }: LineFacts, since: string, now: Date): NetworkDifference | null {
  if (last) {
    const isByNetwork = last.endedBy === 'NAS_RESTARTED' || BY_NETWORK.includes(last.terminateCause ?? '');
    const began = later(since, last.stoppedAt);
    if (!isByNetwork || !isLongerThan(began, RETURNING, now)) return null;
    return { kind: 'PAID_BUT_OFF', cause: 'ENDED_BY_NETWORK', since: began, session: last };
  }
  if (line.lastLoginAt !== null || installedAt === null) return null;
  const began = later(since, installedAt);
  if (!isLongerThan(began, CONNECTING, now)) return null;
  return { kind: 'NEVER_CONNECTED', cause: 'NO_SESSION_YET', since: began, session: null };
}

/** Returns the difference that a live session of an unknown username is, unless it has only just begun. */
export function unknownSession(session: LiveSession, now: Date, heardSince: Date): NetworkDifference | null {
  if (Date.parse(session.lastUpdateAt) < heardSince.getTime()) return null;
  if (!isLongerThan(session.startedAt, SETTLING, now)) return null;
  return { kind: 'UNKNOWN_SESSION', cause: 'NO_LINE', since: session.startedAt, session };
}
