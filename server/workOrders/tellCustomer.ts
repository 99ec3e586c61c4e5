import { PUBLIC_ROUTES } from '../../contract/pages/routes';
import { slotEnd } from '../../contract/workOrders/slots';
import { accounts } from '../../resources/accounts/accounts';
import type { WorkOrder } from '../../resources/workOrders/workOrders';
import { type CustomerMessage, sendSmsAndMail } from '../messages/send';
import type { Store } from '../store/Store';
import { type VisitNews, visitNews } from './rules/visitNews';

const HOUR = 3_600_000;
/** The time in milliseconds for which the news of a visit that has begun or ended is true. */
const TRUE_FOR = { visitOnTheWay: 2 * HOUR, visitDone: 48 * HOUR };

/** Tells the customer what a change of a work order means for them, in the transaction `tx` that changes it. */
export async function tellCustomer(tx: Store, before: WorkOrder | null, after: WorkOrder, now: Date): Promise<void> {
  const news = visitNews(before, after);
  const account = news && after.accountId ? await tx.get(accounts, after.accountId) : null;
  const expiresAt = news && expiryOf(news, before, after, now);
  if (!news || !account || !expiresAt || expiresAt <= now.toISOString()) return;
  const to = {
    recipient: after.phoneNumber ?? account.accountDetail.phoneNumber,
    clientId: account.clientId,
    since: now.toISOString(),
    key: `visit:${after.id}:${news}:${now.getTime()}`,
    expiresAt,
  };
  await sendSmsAndMail(tx, messageOf(news, to, before, after), account.accountDetail.emailAddress, now);
}

/** Returns the moment until which the news is true: the end of the visit, or of the one that is cancelled. */
function expiryOf(news: VisitNews, before: WorkOrder | null, after: WorkOrder, now: Date): string | null {
  if (news === 'visitOnTheWay' || news === 'visitDone') return new Date(now.getTime() + TRUE_FOR[news]).toISOString();
  const planned = news === 'visitCancelled' ? before : after;
  return planned && slotEnd(planned.visitDate, planned.slot);
}

type To = Pick<CustomerMessage<VisitNews>, 'recipient' | 'clientId' | 'since' | 'key'> & { expiresAt: string };

function messageOf(
  news: VisitNews,
  to: To,
  before: WorkOrder | null,
  { reference: workOrderNumber, visitDate, slot }: WorkOrder,
): CustomerMessage<VisitNews> {
  const time = slot === 'ALL_DAY' ? null : slot;
  const plan = { workOrderNumber, day: visitDate ?? '', time, page: PUBLIC_ROUTES.trackByDetails };
  switch (news) {
    case 'visitPlanned':
    case 'visitMoved':
      return { ...to, text: news, values: plan };
    case 'visitCancelled':
      return { ...to, text: news, values: { workOrderNumber, day: before?.visitDate ?? '' } };
    case 'visitOnTheWay':
    case 'visitDone':
      return { ...to, text: news, values: { workOrderNumber } };
  }
}
