import type { RecordOf } from '../../../resources/language/defineResource';
import type { workOrders } from '../../../resources/workOrders/workOrders';

export type WorkOrder = RecordOf<typeof workOrders>;
