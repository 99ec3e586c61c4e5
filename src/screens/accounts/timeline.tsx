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
import { fieldChanges } from '../audit/changes';
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

/** The most changed fields that are named. */
const FEW = 5;

function ofLog(log: Sources['logs'][number], wording: Wording) {
  const { id, dateCreated, reason, userId } = log;
  return {
    id,
    at: dateCreated,
    icon: 'pencil',
    tone: 'still' as const,
    text: reason ?? saidOf(log, wording),
    note: by(userId, wording),
  };
}

/** Returns what was done to which record, with the fields that changed if they are few. */
function saidOf({ action, resource: name, before, after }: Sources['logs'][number], { t, nameOf, labelOf }: Wording) {
  const resource = resourceNamed(name);
  // The log may contain a name without a declaration.
  const what = resource ? nameOf(resource, 1) : name.replaceAll('-', ' ');
  const changes = action === 'UPDATE' ? fieldChanges(resource, before as object, after as object, labelOf) : [];
  if (changes.length === 0 || changes.length > FEW) return t(`logs.done_${action}`, { what });
  const fields = changes.map(({ label }) => label.toLowerCase()).join(', ');
  return t('accounts.logChanged', { what: what.toLowerCase(), fields });
}
