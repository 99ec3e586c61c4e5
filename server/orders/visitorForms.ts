import { Refusal } from '../../contract/api/errors';
import { publicView } from '../../resources/catalogue/publicView';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import type { AnyResource, RecordOf } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';

const NO_CHECK = new Refusal('invalid', 'coverageCheckId does not exist', {
  coverageCheckId: 'does not exist',
});

/** Returns the coverage check named by a form. Throws a Refusal (invalid) if there is none. */
export async function coverageCheckOf(tx: Store, id: string): Promise<RecordOf<typeof coverageChecks>> {
  const check = await tx.get(coverageChecks, id);
  if (!check) throw NO_CHECK;
  return check;
}

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
