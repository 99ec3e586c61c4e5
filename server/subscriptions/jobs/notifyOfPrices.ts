import { brand } from '../../../contract/brand';
import { accounts } from '../../../resources/accounts/accounts';
import { clients } from '../../../resources/accounts/clients';
import { type PriceChange, priceChanges } from '../../../resources/subscriptions/priceChanges';
import { products } from '../../../resources/subscriptions/products';
import type { Deps } from '../../deps';
import { sendSmsAndMail } from '../../messages/send';
import { isDue } from '../../queue/leases';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import { dayAfter, getDayStart } from '../../rules/days';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { priceChangeMessage } from '../messages';
import { linesOf } from '../prices';

/** The number of customers who are notified in one transaction. */
const BATCH = 200;

/**
 * Notifies customers whose line renews at a price that is planned, except those who opted out of news. Each batch is written with the
 * account that it reached, so a crash repeats no message. Returns how many changes were processed.
 */
export const notifyOfPrices = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  processQueue(
    deps,
    {
      queue: QUEUES.priceNotices,
      claim: async (change) => change,
      work: async ({ id }) => {
        let isLeft = true;
        while (isLeft && !signal?.aborted)
          isLeft = await deps.store.transaction((tx) => notifyBatch(tx, id, deps.now()));
      },
    },
    signal,
  );

/** Notifies the next customers. Returns whether some are left. */
async function notifyBatch(tx: Store, id: string, now: Date): Promise<boolean> {
  const change = await tx.get(priceChanges, id, { lock: true });
  if (!change || change.status === 'CANCELLED' || !isDue(QUEUES.priceNotices, change, now)) return false;
  const { productId, noticedTo } = change;
  const lines = (await linesOf(tx, productId)).filter(({ accountId }) => accountId > (noticedTo ?? ''));
  const batch = lines.slice(0, BATCH).map(({ accountId }) => accountId);
  const told = await notify(tx, change, batch, now);
  const isLeft = lines.length > BATCH;
  const reached = { noticedTo: batch.at(-1) ?? noticedTo, noticed: change.noticed + told };
  await updateRecord(tx, priceChanges, id, isLeft ? reached : { ...reached, noticeAt: null }, now);
  return isLeft;
}

async function notify(tx: Store, change: PriceChange, ids: readonly string[], now: Date): Promise<number> {
  const productName = (await tx.get(products, change.productId))?.name ?? '';
  const theirs = await tx.find(accounts, { where: [{ path: 'id', in: [...ids] }] });
  const people = theirs.flatMap(({ clientId }) => clientId ?? []);
  const optedOut = await tx.pick(clients, ['id'], {
    where: [
      { path: 'id', in: people },
      { path: 'optedOutAt', isNull: false },
    ],
  });
  const silent = new Set(optedOut.map(({ id }) => id));
  const reached = theirs.filter(({ clientId }) => clientId === null || !silent.has(clientId));
  const { currency } = brand;
  const expiresAt = getDayStart(dayAfter(change.startDay, 1));
  for (const account of reached) {
    const message = priceChangeMessage(account, change, { productName, currency, expiresAt });
    await sendSmsAndMail(tx, message, account.accountDetail.emailAddress, now);
  }
  return reached.length;
}
