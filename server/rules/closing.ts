import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import type { CloseStatus, DifferenceKind, Tie } from '../../contract/closing/close';
import type { DayTotals } from '../../resources/closing/actions';

/** The maximum time in milliseconds between a transaction's current moment and its commit, with a large margin. */
export const UNSEEN = 10 * 60_000;

/** The last closed day, `YYYY-MM-DD`, the moment at which it ended, and when it was closed (ISO 8601). */
export interface ClosedDay {
  day: string;
  endsAt: string;
  closedAt: string;
}

/**
 * Returns whether the last closed day or an earlier one contains money that moved at `movedAt` and was booked at `bookedAt`: it was
 * booked before the close, and moved or was booked by the end of the day. What is booked after the close belongs to an open day.
 */
export function isInClosedDay(
  { movedAt, bookedAt }: { movedAt: string; bookedAt: string },
  { endsAt, closedAt }: ClosedDay,
): boolean {
  const first = Math.min(Date.parse(movedAt), Date.parse(bookedAt));
  return Date.parse(bookedAt) <= Date.parse(closedAt) && first < Date.parse(endsAt);
}

/** A sum of a day's takings, as returned by the Store's comparison. */
export interface Taking {
  part: 'ALL' | 'CARRIER' | 'PACKAGE' | 'AGENT' | 'RETURNED' | 'COMMISSIONS' | 'LINES' | 'RECENT';
  key: string | null;
  name: string | null;
  records: number;
  /** The amount in whole units. */
  amount: number;
  fees: number;
}

/** Returns the totals of a day; the parts with the most money come first. */
export function totalsOf(takings: readonly Taking[]): DayTotals {
  const one = (part: Taking['part']) =>
    takings.find((taking) => taking.part === part) ?? { records: 0, amount: 0, fees: 0 };
  const partsOf = (part: Taking['part']) =>
    takings
      .filter((taking) => taking.part === part)
      .map(({ key, name, records, amount }) => ({ key, name, payments: records, amount }))
      .sort((a, b) => b.amount - a.amount || (String(a.key) < String(b.key) ? -1 : 1));
  const [all, returned, commissions, lines] = [one('ALL'), one('RETURNED'), one('COMMISSIONS'), one('LINES')];
  return {
    ...{ payments: all.records, received: all.amount, returns: returned.records, returned: returned.amount },
    ...(commissions.records > 0 ? { payouts: commissions.records, paidCommissions: commissions.amount } : {}),
    ...{ lines: lines.records, paidIn: lines.amount, fees: lines.fees },
    ...{ carriers: partsOf('CARRIER'), packages: partsOf('PACKAGE'), agents: partsOf('AGENT') },
  };
}

/** A difference, as returned by the Store's comparison. */
export interface FoundDifference {
  tie: Tie;
  kind: DifferenceKind;
  /** The subject: an id, or the file type for which there is no statement. */
  about: string;
  /** The amount in whole units. */
  amount: number;
  /** The number of payments or lines. */
  records: number;
  /** The day of the money, `YYYY-MM-DD`. */
  moneyDay: string;
  since: string;
  paymentId: string | null;
  lineId: string | null;
  subscriptionId: string | null;
}

/** The day to compare. Moments are ISO 8601 UTC. */
export interface ComparedDay {
  /** The first moments of the day and of the next day. */
  from: string;
  before: string;
  timeZone: string;
  currency: string;
  /** Arrivals since this moment for an earlier day are late, and count on this day. Null: nothing is late. */
  lateSince: string | null;
  /** The ids that arrived since then and were already counted on an earlier day. */
  counted: readonly string[];
  /** The moment since which arrivals are returned among the `RECENT` takings. */
  recentSince: string;
}

export interface Comparison {
  differences: FoundDifference[];
  takings: Taking[];
}

/**
 * Returns the identity of a difference, which is the same at each comparison. For each kind, a record differs in one tie only.
 */
const keyOf = ({ kind, tie, about }: Pick<FoundDifference, 'kind' | 'tie' | 'about'>): string =>
  ONCE.has(kind) ? `${kind}:${about}` : `${kind}:${tie}:${about}`;

/** The kinds that several ties can find for the same payment. */
const ONCE: ReadonlySet<DifferenceKind> = new Set(['REFUNDED_TWICE', 'REVERSAL']);

interface Known {
  id: string;
  key: string;
  status: 'OPEN' | 'EXPLAINED' | 'RESOLVED';
  amount: number;
}

/** The changes to a day's differences: new, changed and resolved ones. */
export interface DifferenceChanges {
  added: (FoundDifference & { key: string })[];
  /** Open again, because the explanation was about another amount or they had disappeared. */
  reopened: { id: string; amount: number }[];
  /** The ids of differences that no longer exist. */
  resolved: string[];
}

/** Compares a day's known differences with the current ones. */
export function differenceChanges(known: readonly Known[], found: readonly FoundDifference[]): DifferenceChanges {
  const now = new Map<string, FoundDifference & { key: string }>();
  for (const each of found) {
    const key = keyOf(each);
    if (!now.has(key)) now.set(key, { ...each, key });
  }
  const before = new Map(known.map((each) => [each.key, each]));
  return {
    added: [...now.values()].filter(({ key }) => !before.has(key)),
    reopened: known.flatMap(({ id, key, status, amount }) => {
      const same = now.get(key);
      return same && (status === 'RESOLVED' || same.amount !== amount) ? [{ id, amount: same.amount }] : [];
    }),
    resolved: known.filter(({ key, status }) => status !== 'RESOLVED' && !now.has(key)).map(({ id }) => id),
  };
}

/** The fields of a close that the rules read. */
export interface Close {
  day: string;
  status: CloseStatus;
  preparedById: string | null;
  differences: number;
  totals: unknown;
}

/** Returns why a day may not be compared or prepared, or null. `today` is in the calendar of the provider's country. */
export function compareRefusal(day: string, close: Pick<Close, 'status'> | null, today: string): Refusal | null {
  if (day >= today) {
    const message = 'must be a day that is over';
    return new Refusal('invalid', `day ${message}`, { day: message });
  }
  return close?.status === 'CLOSED' ? new Refusal('conflict', 'This day is closed and never changes.') : null;
}

/** Returns why a day that was just compared may not be prepared, or null. */
export function prepareRefusal({ differences }: Pick<Close, 'differences'>): Refusal | null {
  return differences > 0 ? unexplained(differences) : null;
}

const unexplained = (differences: number) =>
  new Refusal(
    'conflict',
    differences === 1
      ? '1 difference is open. Resolve or explain it first.'
      : phrase('{differences} differences are open. Resolve or explain them first.', { differences }),
  );

/**
 * Returns why a user may not close a day, or null. Another user must have prepared it, nothing may have changed since, and every
 * earlier day must be closed. `compared`: the same close, compared just now. `next`: the day after the last closed one, or null
 * before the first close.
 */
export function closeRefusal(
  prepared: Close | null,
  compared: Close,
  next: string | null,
  userId: string | null,
): Refusal | null {
  if (next && compared.day !== next)
    return new Refusal(
      'conflict',
      phrase('Days are closed one after the other. The next day to close is {next}.', { next }),
    );
  if (prepared?.status !== 'PREPARED') return new Refusal('conflict', 'This day is not prepared yet.');
  if (!userId || prepared.preparedById === userId)
    return new Refusal('forbidden', 'Someone else must close this day: you prepared it.');
  if (compared.differences > 0) return unexplained(compared.differences);
  return hasChanged(prepared.totals, compared.totals)
    ? new Refusal('conflict', 'Payments of this day have changed since it was prepared. Prepare it again.')
    : null;
}

/** Returns whether the totals of a day differ, regardless of the order of their fields. */
export const hasChanged = (before: unknown, after: unknown): boolean => !isDeepStrictEqual(before, after);

/** Returns why a difference may not be explained or assigned, or null. */
export function differenceRefusal(close: Pick<Close, 'status'>, difference: Pick<Known, 'status'>): Refusal | null {
  if (close.status === 'CLOSED') return new Refusal('conflict', 'The day of this difference is closed.');
  return difference.status === 'RESOLVED' ? new Refusal('conflict', 'This difference is resolved already.') : null;
}
