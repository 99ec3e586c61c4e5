import { resourceNamed } from '../../../resources';
import type { logs } from '../../../resources/audit/logs';
import type { AnyResource, RecordOf } from '../../../resources/language/defineResource';
import type { Payment } from '../../../resources/payments/Payment';
import { payments } from '../../../resources/payments/payments';
import type { subscriptionActivationLogs } from '../../../resources/subscriptions/subscriptionActivationLogs';
import type { subscriptionEvents } from '../../../resources/subscriptions/subscriptionEvents';
import { tickets } from '../../../resources/tickets/tickets';
import { detailsPath } from '../../crud/declarations';
import { RecordLink, ReferenceLink } from '../../crud/values/ReferenceLink';
import type { Wording } from '../../i18n/wording';
import { toneOf } from '../../theme/tones';
import type { TimelineEvent } from '../../ui/texts/Timeline';
import { EVENT_LOOK } from '../subscriptions/eventLook';

/** The records of which an account's timeline consists; empty lists for those that the user may not read. */
export interface Sources {
  events: readonly RecordOf<typeof subscriptionEvents>[];
  payments: readonly Payment[];
  tickets: readonly RecordOf<typeof tickets>[];
  activations: readonly RecordOf<typeof subscriptionActivationLogs>[];
  /** Changes made by staff. */
  logs: readonly RecordOf<typeof logs>[];
}

/** Returns everything that happened to a customer, latest first. */
export function timelineOf(
  { events, payments, tickets, activations, logs }: Sources,
  wording: Wording,
): TimelineEvent[] {
  const entries = [
    ...events.map((event) => ofEvent(event, wording)),
    ...payments.map((payment) => ofPayment(payment, wording)),
    ...tickets.map((ticket) => ofTicket(ticket, wording)),
    ...activations.map((activation) => ofActivation(activation, wording)),
    ...logs.map((log) => ofLog(log, wording)),
  ];
  return entries.sort((a, b) => b.at.localeCompare(a.at));
}

const by = (userId: string | null, { rich }: Wording) =>
  userId && rich('common.byName', { name: <ReferenceLink to="users" id={userId} /> });
const linked = (resource: AnyResource, record: { id: string }) => (
  <RecordLink details={detailsPath(resource)} id={record.id} text={resource.represent(record)} />
);

function ofEvent(event: Sources['events'][number], wording: Wording): TimelineEvent {
  const { id, dateCreated, type, days, subscriptionId, note, userId } = event;
  const { wordsOf, formatUnit } = wording;
  return {
    id,
    at: dateCreated,
    ...EVENT_LOOK[type],
    text: (
      <>
        <ReferenceLink to="subscriptions" id={subscriptionId} /> {wordsOf(type).toLowerCase()}
        {days !== 0 && `, ${formatUnit(Math.abs(days), 'day')}`}
        {note && `: ${note}`}
      </>
    ),
    note: by(userId, wording),
  };
}

const ofPayment = (payment: Payment, { rich, wordsOf, formatMoney }: Wording): TimelineEvent => ({
  id: payment.id,
  at: payment.paidAt ?? payment.dateCreated,
  icon: 'credit-card',
  tone: toneOf(payment.status),
  text: (
    <>
      {rich('accounts.paymentOf', {
        payment: linked(payments, payment),
        amount: formatMoney(payment.amount),
        status: wordsOf(payment.status).toLowerCase(),
      })}
      {payment.statusMessage && `: ${payment.statusMessage}`}
    </>
  ),
});

const ofTicket = (ticket: Sources['tickets'][number], { wordsOf }: Wording): TimelineEvent => ({
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

function ofActivation(activation: Sources['activations'][number], wording: Wording): TimelineEvent {
  const { id, dateCreated, type, outcome, attempt, message, userId } = activation;
  const { t, wordsOf } = wording;
  const values = { type: wordsOf(type), outcome: wordsOf(outcome).toLowerCase(), attempt };
  return {
    id,
    at: dateCreated,
    icon: 'activity',
    tone: toneOf(outcome === 'FAILED' ? 'FAILED' : 'DONE'),
    text: [t('accounts.networkAttempt', values), message].filter(Boolean).join(': '),
    note: by(userId, wording),
  };
}

function ofLog(
  { id, dateCreated, action, resource, reason, after, userId }: Sources['logs'][number],
  wording: Wording,
) {
  return {
    id,
    at: dateCreated,
    icon: 'pencil',
    tone: 'still' as const,
    text: reason ?? `${wording.wordsOf(action)} ${nameOf(resource, wording)}${changed(resource, after, wording)}`,
    note: by(userId, wording),
  };
}

/** Returns the name of the resource that was changed; the log may contain a name without a declaration. */
const nameOf = (name: string, wording: Wording): string => {
  const resource = resourceNamed(name);
  return resource ? wording.nameOf(resource).toLowerCase() : name.replaceAll('-', ' ');
};

/** Returns the fields that a change affected; the values in the log are whatever the record contained. */
function changed(resource: string, after: unknown, { labelOf }: Wording): string {
  const leaves = resourceNamed(resource)?.leaves ?? [];
  const names = Object.keys((after ?? {}) as object)
    .filter((name) => name !== 'dateUpdated')
    .map((name) => {
      const leaf = leaves.find(({ path }) => path === name);
      return leaf ? labelOf(leaf).toLowerCase() : name;
    });
  return names.length > 0 && names.length < 6 ? `: ${names.join(', ')}` : '';
}
