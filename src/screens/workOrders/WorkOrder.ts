import type { RecordOf } from '../../../resources/defineResource';
import type { workOrders } from '../../../resources/workOrders';

export type WorkOrder = RecordOf<typeof workOrders>;
