import type { AnyResource, RecordOf } from '../../../resources/defineResource';
import type { logs } from '../../../resources/logs';
import { payments } from '../../../resources/payments';
import type { subscriptionActivationLogs } from '../../../resources/subscriptionActivationLogs';
import type { subscriptionEvents } from '../../../resources/subscriptionEvents';
import { tickets } from '../../../resources/tickets';
import { detailsPath } from '../../crud/declarations';
import { formatMoney, wordsOf } from '../../crud/format';
import { RecordLink, ReferenceLink } from '../../crud/values/ReferenceLink';
import { toneOf } from '../../theme/tones';
import type { Entry } from '../actions/Timeline';
import type { Payment } from '../payments/Payment';
import { EVENT_LOOK } from '../subscriptions/eventLook';

/** What an account's timeline is told from; what may not be read is empty. */
export interface Sources {
  events: readonly RecordOf<typeof subscriptionEvents>[];
  payments: readonly Payment[];
  tickets: readonly RecordOf<typeof tickets>[];
  activations: readonly RecordOf<typeof subscriptionActivationLogs>[];
  /** Changes by staff. */
  logs: readonly RecordOf<typeof logs>[];
}

/** Everything that happened to a customer, the latest first. */
export function timelineOf({ events, payments, tickets, activations, logs }: Sources): Entry[] {
  const entries = [
    ...events.map(ofEvent),
    ...payments.map(ofPayment),
    ...tickets.map(ofTicket),
    ...activations.map(ofActivation),
    ...logs.map(ofLog),
  ];
  return entries.sort((a, b) => b.at.localeCompare(a.at));
}

const by = (userId: string | null) =>
  userId && (
    <>
      by <ReferenceLink to="users" id={userId} />
    </>
  );
const linked = (resource: AnyResource, record: { id: string }) => (
  <RecordLink details={detailsPath(resource)} id={record.id} text={resource.represent(record)} />
);
const daysText = (days: number) => `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;

const ofEvent = ({ id, dateCreated, type, days, subscriptionId, note, userId }: Sources['events'][number]): Entry => ({
  id,
  at: dateCreated,
  ...EVENT_LOOK[type],
  text: (
    <>
      <ReferenceLink to="subscriptions" id={subscriptionId} /> {wordsOf(type).toLowerCase()}
      {days !== 0 && `, ${daysText(days)}`}
      {note && `: ${note}`}
    </>
  ),
  note: by(userId),
});

const ofPayment = (payment: Payment): Entry => ({
  id: payment.id,
  at: payment.paidAt ?? payment.dateCreated,
  icon: 'credit-card',
  tone: toneOf(payment.status),
  text: (
    <>
      {linked(payments, payment)} of {formatMoney(payment.amount)}, {wordsOf(payment.status).toLowerCase()}
      {payment.statusMessage && `: ${payment.statusMessage}`}
    </>
  ),
});

const ofTicket = (ticket: Sources['tickets'][number]): Entry => ({
  id: ticket.id,
  at: ticket.dateCreated,
  icon: 'life-buoy',
  tone: toneOf(ticket.status),
  text: (
    <>
      {linked(tickets, ticket)}, {wordsOf(ticket.status).toLowerCase()}
    </>
  ),
});

const ofActivation = ({
  id,
  dateCreated,
  type,
  outcome,
  attempt,
  message,
  userId,
}: Sources['activations'][number]): Entry => ({
  id,
  at: dateCreated,
  icon: 'activity',
  tone: toneOf(outcome === 'FAILED' ? 'FAILED' : 'DONE'),
  text: [`${wordsOf(type)} by the network ${outcome.toLowerCase()}, attempt ${attempt}`, message]
    .filter(Boolean)
    .join(': '),
  note: by(userId),
});

const ofLog = ({ id, dateCreated, action, resource, reason, after, userId }: Sources['logs'][number]): Entry => ({
  id,
  at: dateCreated,
  icon: 'pencil',
  tone: 'still',
  text: reason ?? `${wordsOf(action)} ${resource.replaceAll('-', ' ')}${changed(after)}`,
  note: by(userId),
});

/** The fields that a change touched; a trail's values are whatever the record held. */
function changed(after: unknown): string {
  const names = Object.keys((after ?? {}) as object).filter((name) => name !== 'dateUpdated');
  return names.length > 0 && names.length < 6 ? `: ${names.join(', ')}` : '';
}
