import { isPermitted } from '../../contract/access/permissions';
import { foldSearchText } from '../../contract/searchText';
import { resources } from '../../resources';
import { users } from '../../resources/access/users';
import { type AnyResource, type FlatField, valueAt } from '../../resources/language/defineResource';
import { memoizePerResource } from '../../resources/language/memoizePerResource';
import { neededFor } from '../../resources/language/requiredPermissions';
import type { Identity } from '../base/identity';
import type { Store } from '../store/Store';
import { reach } from './reach';

/** The maximum number of records of one resource. */
const EACH = 20;
const NAMES = ['name', 'fullName', 'title'];

/** Returns the field with the name by which people know a record. */
const nameOf = memoizePerResource(({ leaves }): FlatField | undefined =>
  leaves.find(({ path, field }) => field.searchable && (NAMES.includes(path) || field.found === 'name')),
);

/** Returns the ids of records that the caller may list and whose name contains the typed words. */
export const idsByName = (store: Store, identity: Identity, typed: string): Promise<string[]> =>
  idsWhere(store, identity, typed, () => true);

/** Returns the ids of records with exactly this name. Users are left out, because a search for one means what they did. */
export const idsByWholeName = (store: Store, identity: Identity, typed: string): Promise<string[]> =>
  idsWhere(store, identity, typed, (resource, record) => {
    const name = nameOf(resource);
    const value = name && valueAt(record, name.path);
    return resource.name !== users.name && foldSearchText(String(value ?? '')) === foldSearchText(typed);
  });

async function idsWhere(
  store: Store,
  identity: Identity,
  typed: string,
  isMeant: (resource: AnyResource, record: object) => boolean,
): Promise<string[]> {
  const found = resources.map(async (resource) => {
    const needed = neededFor(resource, 'list');
    if (!needed || !nameOf(resource) || !isPermitted(identity.permissions, needed)) return [];
    const within = reach(identity, resource, needed);
    const records = await store.find(resource, { search: typed, limit: EACH, ...(within ? { within } : {}) });
    return records.filter((record) => isMeant(resource, record)).map(({ id }) => String(id));
  });
  return (await Promise.all(found)).flat();
}
