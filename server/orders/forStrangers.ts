import { publicView } from '../../resources/catalogue/publicView';
import type { AnyResource } from '../../resources/language/defineResource';

/**
 * Returns a record that a visitor has created, as they may see it: without its client, whose id would reveal since when we know
 * them, and without its seller.
 */
export function forStrangers<R extends { clientId: string | null; sellerId: string | null }>(
  resource: AnyResource,
  record: R,
): Omit<R, 'clientId' | 'sellerId'> {
  const { clientId: _client, sellerId: _seller, ...rest } = publicView(resource, record);
  return rest;
}
