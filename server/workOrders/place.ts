import { Refusal } from '../../contract/api/errors';
import type { WorkOrder } from '../../resources/workOrders/workOrders';

/** Refuses (invalid, naming the field) a latitude without a longitude, or vice versa. */
export function refusePlaceWithHalfAPoint({ latitude, longitude }: WorkOrder['place']): void {
  if ((latitude === null) === (longitude === null)) return;
  const field = latitude === null ? 'place.latitude' : 'place.longitude';
  throw new Refusal('invalid', `${field} is required`, { [field]: 'is required' });
}
