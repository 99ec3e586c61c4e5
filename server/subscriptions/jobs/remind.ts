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
import { isOptedOut, isRemindedByStaff } from '../sendReminder';

/**
 * Reminds customers whose subscription ends soon and who have not paid for the time after it, except those who opted out
 * or were reminded by staff on the same day. The
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
  const { account, terms } = line;
  const isWanted = !(await isOptedOut(tx, account.clientId)) && !(await isRemindedByStaff(tx, account.id, now));
  if (endDate && remindAt && terms.length === 1 && isWanted)
    await sendSmsAndMail(tx, reminderMessage(account, id, endDate, remindAt), account.accountDetail.emailAddress, now);
}
