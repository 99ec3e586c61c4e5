import { Refusal } from '../../contract/api/errors';
import { publicView } from '../../resources/catalogue/publicView';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import type { AnyResource, RecordOf } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';
import { hasNoFibre } from './rules/noFibre';

const NO_CHECK = new Refusal('invalid', 'coverageCheckId does not exist', {
  coverageCheckId: 'does not exist',
});

/** Returns the coverage check named by a form. Throws a Refusal (invalid) if there is none. */
export async function coverageCheckOf(tx: Store, id: string): Promise<RecordOf<typeof coverageChecks>> {
  const check = await tx.get(coverageChecks, id);
  if (!check) throw NO_CHECK;
  return check;
}

/** The refusal of an order for a place without fibre. */
export const NO_FIBRE = new Refusal('conflict', 'Fibre has not reached this place yet: show interest instead.');

/** Throws NO_FIBRE if the place of this coverage check has no fibre: a visitor would pay for what we cannot install. */
export async function requireFibre(tx: Store, coverageCheckId: string): Promise<void> {
  const { outcome, coverageResponse, coverageAreaId } = await coverageCheckOf(tx, coverageCheckId);
  const area = coverageAreaId ? await tx.get(coverageAreas, coverageAreaId) : null;
  if (hasNoFibre({ outcome, code: coverageResponse.code, areaStatus: area?.status ?? null })) throw NO_FIBRE;
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
