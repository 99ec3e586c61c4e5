import { OPEN_TICKET_STATUSES } from '../../contract/statuses';
import { claims } from '../../resources/claims/claims';
import { dayCloses } from '../../resources/closing/dayCloses';
import { fiscalDocuments } from '../../resources/fiscal/fiscalDocuments';
import type { AnyResource } from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { tickets } from '../../resources/tickets/tickets';
import { workOrders } from '../../resources/workOrders/workOrders';
import { dayAt } from '../rules/days';
import type { Store } from '../store/Store';
import type { Holding, PersonalRow } from './recordsOf';
import type { OpenWork } from './rules/erasure';

/** The states of records in progress, which prevent an erasure. */
const OPEN: readonly [AnyResource, (row: PersonalRow) => boolean][] = [
  [subscriptions, inStatus('NEW', 'PENDING', 'INITIATED', 'CREATED', 'ACTIVE', 'INACTIVE')],
  [subscriptionForms, inStatus('NEW', 'PAYMENT_PENDING')],
  [payments, (row) => inStatus('NEW', 'PENDING')(row) || row.review != null],
  [paymentRefundTasks, inStatus('REQUESTED', 'APPROVED', 'SUBMITTED')],
  [claims, inStatus('OPEN', 'WAITING')],
  [fiscalDocuments, inStatus('QUEUED', 'AWAITING_APPROVAL')],
  [subscriptionUpdateTasks, inStatus('PENDING')],
  [workOrders, inStatus('NEW', 'ACTIVE')],
  [tickets, inStatus(...OPEN_TICKET_STATUSES)],
];

function inStatus(...open: string[]) {
  return ({ status }: PersonalRow) => open.includes(String(status));
}

/** Counts the records of each kind that are in progress. */
export const openWorkOf = (holding: Holding): OpenWork[] =>
  OPEN.map(([resource, isOpen]) => ({
    resource: resource.name,
    label: resource.label,
    count: (holding.get(resource) ?? []).filter(isOpen).length,
  }));

/** Returns the first day on which the person paid and that is not closed, or null if all are, or if no day was ever closed. */
export async function unclosedDayOf(store: Store, holding: Holding): Promise<string | null> {
  const [last] = await store.find(dayCloses, {
    where: [{ path: 'status', in: ['CLOSED'] }],
    sort: { path: 'day', ascending: false },
    limit: 1,
  });
  if (!last) return null;
  const days = (holding.get(payments) ?? []).flatMap(({ paidAt }) => (paidAt ? dayAt(new Date(String(paidAt))) : []));
  return days.filter((day) => day > last.day).sort()[0] ?? null;
}
