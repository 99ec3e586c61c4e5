import { subMilliseconds } from 'date-fns';
import { clockMarks } from '../../../resources/catalogue/systemTables';
import { paymentBalances } from '../../../resources/ledger/systemTables';
import { receipts } from '../../../resources/payments/receipts';
import type { Deps } from '../../deps';
import { logFailure } from '../../failureOf';
import { createRecord } from '../../store/createRecord';
import { updateRecord } from '../../store/updateRecord';
import { ensureBalance } from '../balances';
import { LEDGER_OPENED } from '../paymentsWithoutEntries';

/** The number of receipts that are processed together. */
const BATCH = 200;
/** The default duration of a turn in milliseconds. */
const TURN = 20_000;
/** The age in milliseconds below which receipts are read again, because another process may not have committed yet. */
const AGAIN = 10 * 60_000;

type Process = Pick<Deps, 'store' | 'now' | 'log'>;

/**
 * Creates the balances of payments that were credited by a version without a ledger, before the upgrade or during it. A clock
 * mark records up to when receipts were checked, so that a turn continues where the last one ended. Returns how many were
 * created.
 */
export async function backfillBalances(
  deps: Process,
  signal: AbortSignal = AbortSignal.timeout(TURN),
): Promise<number> {
  const { store, now } = deps;
  const [mark] = await store.find(clockMarks, { where: [{ path: 'key', in: [LEDGER_OPENED] }], limit: 1 });
  let from = mark?.seenAt ?? new Date(0).toISOString();
  let offset = 0;
  let opened = 0;
  let isThrough = false;
  /** The creation date of the first receipt that is left for a later turn. */
  let leftAt: string | null = null;
  while (!signal.aborted) {
    const where = [{ path: 'dateCreated', from }] as const;
    const sort = { path: 'dateCreated', ascending: true } as const;
    const page = await store.find(receipts, { where, sort, limit: BATCH, offset });
    const paymentIds = page.map(({ paymentId }) => paymentId);
    const known = await store.find(paymentBalances, { where: [{ path: 'paymentId', in: paymentIds }] });
    const booked = new Set(known.map(({ paymentId }) => paymentId));
    for (const { paymentId, dateCreated } of page.filter((receipt) => !booked.has(receipt.paymentId))) {
      if (!signal.aborted && (await opens(deps, paymentId))) opened += 1;
      else leftAt ??= dateCreated;
    }
    const last = page.at(-1)?.dateCreated ?? from;
    offset = last === from ? offset + page.length : 0;
    from = last;
    isThrough = page.length < BATCH;
    if (isThrough) break;
  }
  const settled = subMilliseconds(now(), AGAIN).toISOString();
  const reached = isThrough || from > settled ? settled : from;
  const seenAt = leftAt && leftAt < reached ? leftAt : reached;
  if (!mark) await createRecord(store, clockMarks, { key: LEDGER_OPENED, seenAt }, now());
  else if (mark.seenAt < seenAt) await updateRecord(store, clockMarks, mark.id, { seenAt }, now());
  return opened;
}

/** Creates one payment's balance. A failure is logged and stops no other. */
async function opens({ store, now, log }: Process, paymentId: string): Promise<boolean> {
  try {
    await store.transaction((tx) => ensureBalance(tx, paymentId, now()));
    return true;
  } catch (error) {
    logFailure(log, { job: 'open-balances', record: paymentId }, error, 'skipped');
    return false;
  }
}
