import { isPermitted } from '../../contract/access/permissions';
import { resources } from '../../resources';
import { neededFor } from '../../resources/language/requiredPermissions';
import { searchFields } from '../../resources/search/globalSearch';
import type { Identity } from '../base/identity';
import { interpretKeptNumber, interpretSearchTerm } from '../rules/interpretSearchTerm';
import type { Store } from '../store/Store';
import { reach } from './reach';

/** The maximum number of records for one kind of number. */
const EACH = 5;

/**
 * Returns the ids of records that the caller may list and whose running number or reference was typed: `KF-000033`, `kf33`, a
 * receipt's number, the code of a payment. Names and phone numbers are not searched.
 */
export async function idsByNumber(store: Store, identity: Identity, typed: string, year: number): Promise<string[]> {
  const asked = resources.flatMap((resource) => {
    const needed = neededFor(resource, 'list');
    if (!needed || searchFields(resource).length === 0 || !isPermitted(identity.permissions, needed)) return [];
    const within = reach(identity, resource, needed);
    const looks = interpretSearchTerm(resource, typed, year).filter(
      ({ by }) => by !== null && by.field.found !== 'phone',
    );
    return [...interpretKeptNumber(resource, typed), ...looks].map(({ where }) => ({
      resource,
      where,
      within,
      limit: EACH,
    }));
  });
  return [...new Set((await store.findIds(asked)).flat())];
}
