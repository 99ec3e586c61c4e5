import { subMilliseconds } from 'date-fns';
import { paymentBalances } from '../../../resources/ledger/systemTables';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import type { Deps } from '../../deps';
import { logFailure } from '../../failureOf';
import { dayInWords, midnightAfter } from '../../rules/days';
import type { Store } from '../../store/Store';
import { isUnavailable } from '../../store/unavailable';
import { serviceAt } from '../../subscriptions/rules/service';
import { type StoredBalance, saveBalance } from '../balances';
import { post } from '../post';
import { balanceAfterService, type Move, movesBetween, type PaymentBalance } from '../rules/paymentBalance';

/** The number of payments whose revenue is recognised in one transaction, and so in one entry per day. */
const BATCH = 200;
/** The default duration of a turn in milliseconds. */
const TURN = 20_000;

type Process = Pick<Deps, 'store' | 'now' | 'log'>;

/**
 * Recognises the revenue of past days. Every payment is due after each midnight in the provider's time zone; those that missed
 * some catch up day by day. A payment's row contains its next day, so any number of processes recognise each day once. Returns
 * how many payments were processed.
 */
export async function recognizeRevenue(
  deps: Process,
  signal: AbortSignal = AbortSignal.timeout(TURN),
): Promise<number> {
  let looked = 0;
  /** The number of payments that could not be booked; they come first among the due ones. */
  let stuck = 0;
  while (!signal.aborted) {
    const due = { path: 'earnDueAt', before: deps.now().toISOString() } as const;
    const sort = { path: 'earnDueAt', ascending: true } as const;
    const found = await deps.store.find(paymentBalances, { where: [due], sort, limit: BATCH, offset: stuck });
    const ids = found.map(({ id }) => id).sort();
    stuck += await earnOrSkip(deps, ids);
    looked += ids.length;
    if (ids.length < BATCH) break;
  }
  return looked;
}

/** Recognises the revenue of these payments; if one of them fails, the others are done without it. Returns how many failed. */
async function earnOrSkip(deps: Process, ids: readonly string[]): Promise<number> {
  try {
    await deps.store.transaction((tx) => earnAll(tx, ids, deps.now()));
    return 0;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    const [only] = ids;
    if (ids.length > 1) {
      let failed = 0;
      for (const id of ids) failed += await earnOrSkip(deps, [id]);
      return failed;
    }
    logFailure(deps.log, { job: 'earn', record: only }, error, 'skipped');
    return 1;
  }
}

/**
 * Recognises the due revenue of these payments in the transaction `tx`, with one entry per day. `ids` are sorted, to avoid
 * deadlocks.
 */
async function earnAll(tx: Store, ids: readonly string[], now: Date): Promise<void> {
  const due: StoredBalance[] = [];
  for (const id of ids) {
    const balance = await tx.get(paymentBalances, id, { lock: true });
    if (balance?.earnDueAt && Date.parse(balance.earnDueAt) < now.getTime()) due.push(balance);
  }
  const ofThem = [{ path: 'paymentId', in: due.map(({ paymentId }) => paymentId) }] as const;
  const terms = new Map((await tx.find(subscriptions, { where: ofThem })).map((term) => [term.paymentId, term]));
  const days = new Map<number, Move[]>();
  for (const before of due) {
    const term = terms.get(before.paymentId);
    let balance: PaymentBalance = before;
    let midnight = new Date(before.earnDueAt ?? now);
    for (; midnight < now; midnight = midnightAfter(midnight)) {
      const service = term ? serviceAt(term, midnight) : null;
      const after = service ? balanceAfterService(balance, service) : balance;
      const moved = movesBetween(balance, after);
      if (moved.length) days.set(midnight.getTime(), [...(days.get(midnight.getTime()) ?? []), ...moved]);
      balance = after;
    }
    await saveBalance(tx, before, balance, balance.deferred > 0 ? midnight.toISOString() : null, now);
  }
  for (const [midnight, moves] of [...days].sort(([a], [b]) => a - b)) {
    const bookedAt = subMilliseconds(midnight, 1);
    await post(tx, { type: 'EARNING', description: `Revenue of ${dayInWords(bookedAt)}`, moves, bookedAt }, now);
  }
}
