import { WORK_ORDER_STATUSES, WORK_ORDER_TYPES } from '../../contract/statuses';
import { VISIT_SLOTS } from '../../contract/workOrders/slots';
import { OPEN_WORK_ORDER_STATUSES, WORK_ORDER_TRANSITIONS } from '../../contract/workOrders/workOrderStatus';
import { defineResource, type RecordOf } from '../language/defineResource';
import { date, dateTime, decimal, group, longText, oneOf, phone, reference, sequence, text } from '../language/kinds';

/** A visit of a field team: survey, installation, repair, recovery or relocation. */
export const workOrders = defineResource({
  name: 'work-orders',
  label: ['Work order', 'Work orders'],
  icon: 'wrench',
  representation: (order) => order.reference,
  headline: { states: ['status'], whom: ['accountId'], about: ['type', 'visitDate'] },
  fields: {
    reference: sequence({ prefix: 'WO' }),
    type: oneOf(WORK_ORDER_TYPES, { default: 'INSTALLATION', filter: 'types' }),
    accountId: reference('accounts', { label: 'Account', required: true, searchable: true }),
    ticketId: reference('tickets', { label: 'Ticket', createOnly: true }),
    status: oneOf(WORK_ORDER_STATUSES, { default: 'NEW', filter: 'statuses', becomes: WORK_ORDER_TRANSITIONS }),
    visitDate: date({ label: 'Visit', filter: 'visitDates', days: 'visitDay' }),
    slot: oneOf(VISIT_SLOTS, { label: 'Time', default: 'ALL_DAY', filter: 'slots' }),
    assigneeId: reference('users', { label: 'Assignee', readOnly: true }),
    teamId: reference('roles', { label: 'Team', readOnly: true }),
    phoneNumber: phone({ label: 'Phone', help: 'Leave blank to use the account’s number.' }),
    place: group({
      address: text({
        maxLength: 200,
        help: 'Leave blank to use the address of the order or the account.',
        personal: true,
      }),
      latitude: decimal({ min: -90, max: 90, personal: true }),
      longitude: decimal({ min: -180, max: 180, personal: true }),
    }),
    notes: longText(),
    /** The end of the slot for which the visit is planned. */
    visitEndsAt: dateTime({ readOnly: true, hidden: true }),
    onTheWayAt: dateTime({ label: 'On the way', readOnly: true }),
    startedAt: dateTime({ label: 'Started', readOnly: true }),
    endedAt: dateTime({ label: 'Ended', readOnly: true }),
    deviceId: reference('devices', { label: 'Device', readOnly: true }),
    signalDbm: decimal({ label: 'Signal (dBm)', readOnly: true }),
    signalNote: longText({ label: 'Note on the signal', readOnly: true, maxLength: 300 }),
    withoutDeviceReason: longText({ label: 'Closed without a device because', readOnly: true, maxLength: 300 }),
    notPossibleReason: longText({ label: 'Not possible because', readOnly: true, maxLength: 300 }),
  },
  list: { columns: ['reference', 'accountId', 'type', 'status', 'visitDate', 'slot', 'assigneeId'] },
  overdue: { after: 'visitEndsAt', while: OPEN_WORK_ORDER_STATUSES, shownBy: 'visitDate' },
  screens: [
    {
      list: 'workorders',
      details: 'work-order-details',
      menu: { label: 'Work Orders', order: 60, permissions: ['View Work Orders'] },
      views: [
        { label: 'Open', query: { statuses: OPEN_WORK_ORDER_STATUSES.join(',') }, preselected: true },
        { label: 'Mine', query: { assigneeId: 'me', statuses: OPEN_WORK_ORDER_STATUSES.join(',') } },
        { label: 'Today', query: { visitDayFrom: 'today', visitDayTo: 'today' } },
        { label: 'Tomorrow', query: { visitDayFrom: 'tomorrow', visitDayTo: 'tomorrow' } },
        { label: 'This week', query: { visitDayFrom: 'monday', visitDayTo: 'sunday' } },
        { label: 'Overdue', query: { due: 'OVERDUE' } },
        { label: 'Overdue installations', query: { due: 'OVERDUE', types: 'INSTALLATION' } },
      ],
    },
  ],
  access: {
    list: 'View Work Orders',
    create: 'Create Work Orders',
    update: 'Update Work Orders',
    whose: [{ through: 'accountId' }, { assignee: 'assigneeId', team: 'teamId' }],
  },
});

export type WorkOrder = RecordOf<typeof workOrders>;
