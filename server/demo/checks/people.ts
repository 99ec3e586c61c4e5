import { accounts } from '../../../resources/accounts/accounts';
import { clients } from '../../../resources/accounts/clients';
import { referrals } from '../../../resources/agents/referrals';
import { devices } from '../../../resources/devices/devices';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { payments } from '../../../resources/payments/payments';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { subscriptionTransfers } from '../../../resources/subscriptions/subscriptionTransfers';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { groupedBy, type Records, recordsById } from './Records';

/**
 * Checks that clients, accounts, orders and referrals of each person agree, and that customers who are online have an ONU and
 * were visited.
 */
export function* peopleContradictions(records: Records): Generator<string> {
  const people = recordsById(records.of(clients));
  const paid = new Set(records.of(payments).flatMap(({ paidAt, clientId }) => (paidAt && clientId ? [clientId] : [])));
  for (const { accountNumber, clientId, accountDetail } of records.of(accounts)) {
    const client = people.get(clientId ?? '');
    if (client?.stage !== 'CUSTOMER') yield `${accountNumber} belongs to a ${client?.stage}`;
    if (client?.phoneNumber !== accountDetail.phoneNumber)
      yield `${accountNumber} has another phone number than its client`;
  }
  for (const { clientNumber, id, lostAt, stage } of people.values()) {
    if (lostAt && stage === 'CUSTOMER') yield `${clientNumber} is lost and a customer`;
    if (paid.has(id) && stage !== 'CUSTOMER') yield `${clientNumber} has paid and is a ${stage}`;
  }
  const buying = new Set(records.of(subscriptions).map(({ paymentId }) => paymentId));
  const buyers = new Set(records.of(payments).flatMap(({ id, clientId }) => (buying.has(id) ? [clientId] : [])));
  for (const { referralNumber, status, clientId } of records.of(referrals)) {
    const [hasBought, client] = [buyers.has(clientId), people.get(clientId ?? '')];
    if ((status === 'CONVERTED') !== hasBought)
      yield `${referralNumber} is ${status}, its client has bought: ${hasBought}`;
    if (status === 'REJECTED' && !client?.lostAt) yield `${referralNumber} is rejected, its client not lost`;
  }
  const bought = groupedBy(records.of(subscriptions), ({ subscriptionFormId }) => subscriptionFormId);
  for (const { id, formNumber, status, clientId } of records.of(subscriptionForms)) {
    const buys = (bought.get(id) ?? []).some(({ refundedAt }) => refundedAt === null);
    if ((status === 'PAID') !== buys) yield `${formNumber} is ${status} and has bought: ${buys}`;
    if (status === 'CANCELLED' && !people.get(clientId)?.lostAt)
      yield `${formNumber} is cancelled, its client not lost`;
  }
  yield* unvisited(records);
}

function* unvisited(records: Records): Generator<string> {
  const installed = new Set(records.of(devices).map(({ accountId }) => accountId));
  const visits = groupedBy(records.of(workOrders), ({ accountId }) => accountId);
  const taken = new Set(records.of(subscriptionTransfers).map(({ toAccountId }) => toAccountId));
  const begun = groupedBy(records.of(subscriptions), ({ accountId, startDate }) => (startDate ? accountId : null));
  for (const { id, accountNumber, status } of records.of(accounts)) {
    if (status === 'ACTIVE' && !installed.has(id)) yield `${accountNumber} is active without an ONU`;
    if (['TRANSFERRED'].includes(status) && installed.has(id)) yield `${accountNumber} is ${status} and keeps its ONU`;
    if (!begun.has(id) || taken.has(id)) continue;
    const isDone = (visits.get(id) ?? []).some(
      (visit) => visit.type === 'INSTALLATION' && ['ACTIVE', 'CLOSED'].includes(visit.status),
    );
    if (!isDone) yield `${accountNumber} was online without an installation`;
  }
  for (const { serialNumber, state, accountId, installedOn } of records.of(devices))
    if ((state === 'INSTALLED') !== (accountId !== null) || (accountId !== null) !== (installedOn !== null))
      yield `${serialNumber} is ${state} at ${accountId} since ${installedOn}`;
}
