import type { EntryType } from '../../contract/ledger/chart';
import type { RecordOf } from '../../resources/defineResource';
import { journalEntries } from '../../resources/journalEntries';
import { journalLines } from '../../resources/journalLines';
import { type Move, mergedMoves } from '../rules/paymentBalance';
import { createRecord } from '../store/createRecord';
import { newId } from '../store/newId';
import type { Store } from '../store/Store';

export type JournalEntry = RecordOf<typeof journalEntries>;

/** One event as it is booked. */
export interface Posting {
  type: EntryType;
  /** In words, at most 200 characters. */
  description: string;
  moves: readonly Move[];
  paymentId?: string | null;
  accountId?: string | null;
  /** From when on it counts; now, where it is left out. */
  bookedAt?: Date;
  /** What it is made from: a second entry of the same source throws UniqueViolation. */
  source?: string;
}

/**
 * The only place that writes into the ledger: appends an entry with its lines, in the transaction `tx` of the event that it books. Null where
 * nothing moves; throws where debits and credits differ.
 */
export async function post(tx: Store, posting: Posting, now: Date): Promise<JournalEntry | null> {
  const { type, description, paymentId = null, accountId = null, source = null } = posting;
  const moves = mergedMoves(posting.moves);
  const difference = moves.reduce((sum, [, amount]) => sum + amount, 0);
  if (difference !== 0) throw new Error(`"${description}" is out of balance by ${difference}.`);
  if (moves.length === 0) return null;
  const bookedAt = (posting.bookedAt ?? now).toISOString();
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
