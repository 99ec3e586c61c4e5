import { publicView } from '../../resources/catalogue/publicView';
import type { AnyResource } from '../../resources/language/defineResource';

/**
 * What a visitor has made, as they are told of it: without its client, whose id would say since when we know them, and without
 * who brought it.
 */
export function forStrangers<R extends { clientId: string | null; sellerId: string | null }>(
  resource: AnyResource,
  record: R,
): Omit<R, 'clientId' | 'sellerId'> {
  const { clientId: _client, sellerId: _seller, ...rest } = publicView(resource, record);
  return rest;
}
