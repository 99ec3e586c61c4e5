import { WORK_ORDER_STATUSES } from '../contract/statuses';
import { WORK_ORDER_TRANSITIONS } from '../contract/workOrderStatus';
import { defineResource } from './defineResource';
import { date, longText, oneOf, reference, sequence } from './kinds';

/** A visit of a field team: survey, installation or repair. */
export const workOrders = defineResource({
  name: 'work-orders',
  label: ['Work order', 'Work orders'],
  icon: 'wrench',
  representation: (order) => order.reference,
  fields: {
    reference: sequence({ prefix: 'WO' }),
    type: oneOf(['SURVEY', 'INSTALLATION', 'REPAIR', 'RECOVERY'], { default: 'INSTALLATION', filter: 'types' }),
    accountId: reference('accounts', { label: 'Account', required: true, searchable: true }),
    status: oneOf(WORK_ORDER_STATUSES, { default: 'NEW', filter: 'statuses', becomes: WORK_ORDER_TRANSITIONS }),
    visitDate: date({ filter: 'visitDates' }),
    notes: longText(),
  },
  list: { columns: ['reference', 'accountId', 'type', 'status', 'visitDate', 'dateCreated'] },
  screens: [
    {
      list: 'workorders',
      details: 'work-order-details',
      menu: { label: 'Work Orders', order: 60, permissions: ['View Work Orders'] },
    },
  ],
  access: {
    list: 'View Work Orders',
    create: 'Create Work Orders',
    update: 'Update Work Orders',
    whose: { through: 'accountId' },
  },
});
