import { clients } from '../../../resources/accounts/clients';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import type { Deps } from '../../deps';
import { sendSmsAndMail } from '../../messages/send';
import { isDue } from '../../queue/leases';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { openLineOf } from '../line';
import { reminderMessage } from '../messages';

/**
 * Reminds customers whose subscription ends soon and who have not paid for the time after it, except those who opted out. The
 * moment is on the subscription's own row (`remindAt`), so there is one reminder per end. Returns how many were processed.
 */
export const remind = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  processQueue(
    deps,
    {
      queue: QUEUES.reminders,
      claim: async (subscription) => subscription,
      work: ({ id }) => deps.store.transaction((tx) => remindOf(tx, id, deps.now())),
    },
    signal,
  );

/** The same for one subscription, in the transaction `tx`. */
export async function remindOf(tx: Store, id: string, now: Date): Promise<void> {
  const opened = await openLineOf(tx, id, now);
  if (!opened || !isDue(QUEUES.reminders, opened.subscription, now)) return;
  const { line, subscription } = opened;
  const { endDate, remindAt } = subscription;
  await updateRecord(tx, subscriptions, id, { remindAt: null }, now);
  if (endDate && remindAt && line.terms.length === 1 && !(await isOptedOut(tx, line.account.clientId)))
    await sendSmsAndMail(
      tx,
      reminderMessage(line.account, id, endDate, remindAt),
      line.account.accountDetail.emailAddress,
      now,
    );
}

/** Returns whether the client does not want reminders. */
const isOptedOut = async (tx: Store, clientId: string | null): Promise<boolean> =>
  clientId !== null && Boolean((await tx.get(clients, clientId))?.optedOutAt);
