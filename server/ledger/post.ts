import { addMilliseconds } from 'date-fns';
import type { EntryType } from '../../contract/ledger/chart';
import type { RecordOf } from '../../resources/language/defineResource';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { journalLines } from '../../resources/ledger/journalLines';
import { lastClosed } from '../closing/DayClose';
import { UNSEEN } from '../rules/closing';
import { dayAfter, dayAt, dayInWords, midnightAfter, startOf } from '../rules/days';
import { createRecord } from '../store/createRecord';
import { takeLock } from '../store/locks';
import { newId } from '../store/newId';
import type { Store } from '../store/Store';
import { type Move, mergedMoves } from './rules/paymentBalance';

export type JournalEntry = RecordOf<typeof journalEntries>;

/** One event as it is booked. */
export interface Posting {
  type: EntryType;
  /** In words, at most 200 characters. */
  description: string;
  moves: readonly Move[];
  paymentId?: string | null;
  accountId?: string | null;
  /** From when on it counts; now, where it is left out. Of a closed day, it counts from the first moment that is not closed. */
  bookedAt?: Date;
  /** What it is made from: a second entry of the same source throws UniqueViolation. */
  source?: string;
}

/**
 * The only place that writes into the ledger: appends an entry with its lines, in the transaction `tx` of the event that it books. Null where
 * nothing moves; throws where debits and credits differ.
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
 * The moment itself, or where its day is closed, the first one of the first open day. Holds the lock of closes, so that nobody closes
 * the day before the entry is there; a day that goes on for longer than any transaction needs no lock.
 */
async function openMoment(tx: Store, wanted: Date, now: Date): Promise<Date> {
  if (midnightAfter(wanted) > addMilliseconds(now, UNSEEN)) return wanted;
  await takeLock(tx, 'close');
  const last = await lastClosed(tx);
  return last && dayAt(wanted) <= last.day ? new Date(startOf(dayAfter(last.day, 1))) : wanted;
}

/** An entry that comes late says of which day it is. */
function lateWords(description: string, wanted: Date): string {
  const day = dayInWords(wanted);
  return description.endsWith(day) ? description : `${description}, of ${day}`;
}
