import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../contract/api/errors';
import type { CloseStatus, DifferenceKind, Tie } from '../../contract/close/close';
import type { CloseTotals } from '../../resources/closing/actions';

/** Milliseconds that a transaction may take from what it calls now to its commit, with much to spare. */
export const UNSEEN = 10 * 60_000;

/** A sum of what a day brought, as the Store's comparison answers it. */
export interface Taking {
  part: 'ALL' | 'CARRIER' | 'PACKAGE' | 'AGENT' | 'RETURNED' | 'LINES' | 'RECENT';
  key: string | null;
  name: string | null;
  records: number;
  /** Whole units. */
  amount: number;
  fees: number;
}

/** The totals of a day, the parts with the most money first. */
export function totalsOf(takings: readonly Taking[]): CloseTotals {
  const one = (part: Taking['part']) =>
    takings.find((taking) => taking.part === part) ?? { records: 0, amount: 0, fees: 0 };
  const partsOf = (part: Taking['part']) =>
    takings
      .filter((taking) => taking.part === part)
      .map(({ key, name, records, amount }) => ({ key, name, payments: records, amount }))
      .sort((a, b) => b.amount - a.amount || (String(a.key) < String(b.key) ? -1 : 1));
  const [all, returned, lines] = [one('ALL'), one('RETURNED'), one('LINES')];
  return {
    ...{ payments: all.records, received: all.amount, returns: returned.records, returned: returned.amount },
    ...{ lines: lines.records, paidIn: lines.amount, fees: lines.fees },
    ...{ carriers: partsOf('CARRIER'), packages: partsOf('PACKAGE'), agents: partsOf('AGENT') },
  };
}

/** Something that does not tie, as the Store's comparison answers it. */
export interface FoundDifference {
  tie: Tie;
  kind: DifferenceKind;
  /** What it is about: an id, or the file type of which there is no statement. */
  about: string;
  /** Whole units. */
  amount: number;
  /** Of how many payments or lines it is. */
  records: number;
  /** The day of the money, `YYYY-MM-DD`, and its moment. */
  moneyDay: string;
  since: string;
  paymentId: string | null;
  lineId: string | null;
}

/** The day that is compared; moments are ISO 8601 UTC. */
export interface ComparedDay {
  /** The day's first moment, and the next day's. */
  from: string;
  before: string;
  timeZone: string;
  currency: string;
  /** What arrived from then on for an earlier day is late, and counts on this day; null: nothing is late. */
  lateSince: string | null;
  /** Ids that arrived since then and were counted on an earlier day. */
  counted: readonly string[];
  /** From when on what arrives is answered among the `RECENT` takings. */
  recentSince: string;
}

export interface Comparison {
  differences: FoundDifference[];
  takings: Taking[];
}

/** The same for the same difference at each comparison. Of one kind, a record differs in one tie only. */
const keyOf = ({ kind, tie, about }: Pick<FoundDifference, 'kind' | 'tie' | 'about'>): string =>
  ONCE.has(kind) ? `${kind}:${about}` : `${kind}:${tie}:${about}`;

/** Kinds that several ties can find of the same payment. */
const ONCE: ReadonlySet<DifferenceKind> = new Set(['REFUNDED_TWICE', 'REVERSAL']);

interface Known {
  id: string;
  key: string;
  status: 'OPEN' | 'EXPLAINED' | 'RESOLVED';
  amount: number;
}

/** What becomes of the differences of a day: those that are new, those that changed and those that are gone. */
export interface DifferenceChanges {
  added: (FoundDifference & { key: string })[];
  /** Open again, since the explanation was of another amount or they had gone. */
  reopened: { id: string; amount: number }[];
  /** Ids of those that are no longer there. */
  resolved: string[];
}

/** Compares what is known of a day with what is found now. */
export function changesOf(known: readonly Known[], found: readonly FoundDifference[]): DifferenceChanges {
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

/** As much of a close as the rules look at. */
export interface Close {
  day: string;
  status: CloseStatus;
  preparedById: string | null;
  differences: number;
  totals: unknown;
}

/** Why a day may not be compared or prepared, or null; `today`: on the calendar of the provider's country. */
export function compareRefusal(day: string, close: Pick<Close, 'status'> | null, today: string): Refusal | null {
  if (day >= today) {
    const message = 'must be a day that is over';
    return new Refusal('invalid', `day ${message}`, { day: message });
  }
  return close?.status === 'CLOSED' ? new Refusal('conflict', 'This day is closed and never changes.') : null;
}

/** Why a day that was just compared may not be prepared, or null. */
export function prepareRefusal({ differences }: Pick<Close, 'differences'>): Refusal | null {
  return differences > 0 ? unexplained(differences) : null;
}

const unexplained = (differences: number) =>
  new Refusal(
    'conflict',
    differences === 1
      ? '1 difference is open. Resolve or explain it first.'
      : `${differences} differences are open. Resolve or explain them first.`,
  );

/**
 * Why somebody may not close a day, or null: someone else prepared it, nothing has changed since, and every earlier day is closed.
 * `compared`: the same close, compared just now; `next`: the day after the last one that was closed, null before the first close.
 */
export function closeRefusal(
  prepared: Close | null,
  compared: Close,
  next: string | null,
  userId: string | null,
): Refusal | null {
  if (next && compared.day !== next)
    return new Refusal('conflict', `Days are closed one after the other. The next day to close is ${next}.`);
  if (prepared?.status !== 'PREPARED') return new Refusal('conflict', 'This day is not prepared yet.');
  if (!userId || prepared.preparedById === userId)
    return new Refusal('forbidden', 'Someone else must close this day: you prepared it.');
  if (compared.differences > 0) return unexplained(compared.differences);
  return hasChanged(prepared.totals, compared.totals)
    ? new Refusal('conflict', 'Payments of this day have changed since it was prepared. Prepare it again.')
    : null;
}

/** Whether the totals of a day are other ones; the order of their fields says nothing. */
export const hasChanged = (before: unknown, after: unknown): boolean => !isDeepStrictEqual(before, after);

/** Why a difference may not be explained or assigned, or null. */
export function differenceRefusal(close: Pick<Close, 'status'>, difference: Pick<Known, 'status'>): Refusal | null {
  if (close.status === 'CLOSED') return new Refusal('conflict', 'The day of this difference is closed.');
  return difference.status === 'RESOLVED' ? new Refusal('conflict', 'This difference is resolved already.') : null;
}
