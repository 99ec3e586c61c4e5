import { unfinishedRefusal } from '../../../contract/workOrders/installation';
import { checklistOf } from '../../../contract/workOrders/visit';
import { tickets } from '../../../resources/tickets/tickets';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { workOrderTicks } from '../../../resources/workOrders/workOrderTicks';
import { groupedBy, type Records, recordsById } from './Records';

/** Checks that visits went through their steps in order, were ticked off before they were done, and fit their ticket. */
export function* visitContradictions(records: Records): Generator<string> {
  const about = recordsById(records.of(tickets));
  const ticks = groupedBy(records.of(workOrderTicks), ({ workOrderId }) => workOrderId);
  for (const order of records.of(workOrders)) {
    const { id, reference: name, type, status, visitDate, assigneeId, onTheWayAt, startedAt, endedAt } = order;
    const isOver = status === 'CLOSED' || status === 'NOT_FEASIBLE';
    if (isOver !== (endedAt !== null)) yield `${name} is ${status}, ended: ${endedAt}`;
    if (status === 'NOT_FEASIBLE' && !order.notPossibleReason) yield `${name} was not possible without a reason`;
    if (status === 'ACTIVE' && (!assigneeId || !visitDate)) yield `${name} is active without a person or a day`;
    if (onTheWayAt && startedAt && startedAt < onTheWayAt) yield `${name} began before somebody left for it`;
    if (startedAt && endedAt && endedAt < startedAt) yield `${name} ended before it began`;
    const done = ticks.get(id) ?? [];
    if (status === 'CLOSED' && done.length !== checklistOf(type).length) yield `${name} is closed with items left`;
    if (status === 'CLOSED' && !order.withoutDeviceReason && unfinishedRefusal(order))
      yield `${name} is closed without a device`;
    if (done.some(({ item }) => !checklistOf(type).includes(item))) yield `${name} has another type’s items ticked`;
    if (done.some(({ dateCreated }) => endedAt && dateCreated > endedAt)) yield `${name} was ticked off after its end`;
    const ticket = about.get(order.ticketId ?? '');
    if (ticket && ticket.accountId !== order.accountId) yield `${name} is about another account than its ticket`;
  }
}
