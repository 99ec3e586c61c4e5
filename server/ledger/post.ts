import { addMilliseconds } from 'date-fns';
import type { EntryType } from '../../contract/ledger/chart';
import type { RecordOf } from '../../resources/language/defineResource';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { journalLines } from '../../resources/ledger/journalLines';
import { lastClosed } from '../closing/DayClose';
import { UNSEEN } from '../rules/closing';
import { dayAfter, dayAt, dayInWords, getDayStart, midnightAfter } from '../rules/days';
import { createRecord } from '../store/createRecord';
import { takeLock } from '../store/locks';
import { newId } from '../store/newId';
import type { Store } from '../store/Store';
import { type Move, mergedMoves } from './rules/paymentBalance';

export type JournalEntry = RecordOf<typeof journalEntries>;

/** An event to post to the ledger. */
export interface Posting {
  type: EntryType;
  /** A sentence of at most 200 characters. */
  description: string;
  moves: readonly Move[];
  paymentId?: string | null;
  accountId?: string | null;
  /** The moment from which it counts. Default: now. If its day is closed, it counts from the first moment that is not. */
  bookedAt?: Date;
  /** Its source: a second entry with the same source throws UniqueViolation. */
  source?: string;
}

/**
 * Appends an entry with its lines, in the transaction `tx` of the event. Nothing else writes to the ledger. Returns null if
 * nothing moves; throws if debits and credits differ.
 */
export async function post(tx: Store, posting: Posting, now: Date): Promise<JournalEntry | null> {
  const { type, paymentId = null, accountId = null, source = null } = posting;
  const moves = mergedMoves(posting.moves);
  const difference = moves.reduce((sum, [, amount]) => sum + amount, 0);
  if (difference !== 0) throw new Error(`"${posting.description}" is out of balance by ${difference}.`);
  if (moves.length === 0) return null;
  const wanted = posting.bookedAt ?? now;
  const counts = await openMoment(tx, wanted, now);
  const description = counts === wanted ? posting.description : lateWords(posting.description, wanted);
  const bookedAt = counts.toISOString();
  const amount = moves.reduce((sum, [, each]) => sum + Math.max(0, each), 0);
  const values = { type, description: description.slice(0, 200), amount, bookedAt, paymentId, accountId, source };
  const entry = await createRecord(tx, journalEntries, values, now);
  const { dateCreated, dateUpdated } = entry;
  const lines = moves.map(([account, each]) => ({
    ...{ id: newId(now), dateCreated, dateUpdated, entryId: entry.id, bookedAt, account },
    ...{ debit: Math.max(0, each), credit: Math.max(0, -each) },
  }));
  await tx.insert(journalLines, lines);
  return entry;
}

/**
 * Returns the moment itself or, if its day is closed, the first moment of the first open day. Holds the lock of closes, so that
 * the day is not closed before the entry exists. A day that lasts longer than any transaction can take needs no lock.
 */
async function openMoment(tx: Store, wanted: Date, now: Date): Promise<Date> {
  if (midnightAfter(wanted) > addMilliseconds(now, UNSEEN)) return wanted;
  await takeLock(tx, 'close');
  const last = await lastClosed(tx);
  return last && dayAt(wanted) <= last.day ? new Date(getDayStart(dayAfter(last.day, 1))) : wanted;
}

/** Adds the original day to the description of a late entry. */
function lateWords(description: string, wanted: Date): string {
  const day = dayInWords(wanted);
  return description.endsWith(day) ? description : `${description}, of ${day}`;
}
