import { CHECKLIST_ITEMS } from '../../contract/workOrders/visit';
import { defineResource } from '../language/defineResource';
import { oneOf, reference } from '../language/kinds';

/** A completed item of a work order's checklist: the user who completed it; its creation is the time. */
export const workOrderTicks = defineResource({
  name: 'work-order-ticks',
  label: ['Checklist tick', 'Checklist ticks'],
  icon: 'list-checks',
  fields: {
    workOrderId: reference('work-orders', { label: 'Work order', required: true }),
    item: oneOf(CHECKLIST_ITEMS, { required: true }),
    userId: reference('users', { label: 'Done by', required: true }),
  },
  unique: [['workOrderId', 'item']],
  list: { columns: ['workOrderId', 'item', 'userId', 'dateCreated'] },
  access: { read: 'View Work Orders', whose: { through: 'workOrderId' } },
});
