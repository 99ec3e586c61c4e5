import { workOrders } from '../workOrders';
import { declareDemo } from './declareDemo';

export const workOrdersDemo = declareDemo(workOrders, {
  count: 90,
  fields: {
    notes: ({ pick }) =>
      pick(['Call before arrival.', 'Gate code at the guard.', 'Ladder needed for the roof entry.', null, null]),
  },
});
