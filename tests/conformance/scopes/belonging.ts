import { isPermitted, PERMISSIONS } from '../../../contract/access/permissions';
import { resourceNamed } from '../../../resources';
import { type AnyResource, valueAt } from '../../../resources/language/defineResource';
import type { Store } from '../../../server/store/Store';
import type { Person } from './people';

type Row = Record<string, unknown> & { id: string };

/** Returns every record of a resource, without any access rules. */
const all = async (store: Store, resource: AnyResource) => (await store.find(resource)) as unknown as Row[];

/**
 * Returns whether a record belongs to a person according to the declaration, by following its references one by one: a slow
 * reference implementation for comparison.
 */
async function belongs(
  store: Store,
  resource: AnyResource,
  row: Row,
  person: Person,
  permissions: Iterable<string>,
): Promise<boolean> {
  for (const path of resource.access?.subjects ?? []) {
    const id = valueAt(row, path);
    if (!id) continue;
    const target = resourceNamed(resource.leaves.find((leaf) => leaf.path === path)?.field.to ?? '');
    if (!isPermitted(permissions, target.access?.list ?? [])) return false;
    const referred = await store.get(target, String(id));
    return referred !== null && belongs(store, target, referred as unknown as Row, person, permissions);
  }
  const whose = resource.access?.whose ?? [];
  if (person.scope === 'ALL' || whose === 'everybody') return true;
  for (const way of [whose].flat()) {
    if ('through' in way) {
      const target = resourceNamed(resource.leaves.find(({ path }) => path === way.through)?.field.to ?? '');
      const referred = await store.get(target, String(valueAt(row, way.through)));
      if (referred && (await belongs(store, target, referred as unknown as Row, person, permissions))) return true;
      continue;
    }
    if ('assignee' in way) {
      const assignee = valueAt(row, way.assignee);
      if (assignee === person.userId) return true;
      if (!assignee && person.roleIds.includes(String(valueAt(row, way.team)))) return true;
      continue;
    }
    if (way.seller && valueAt(row, way.seller) === person.userId) return true;
    if (way.agency && person.agencies[person.scope].includes(String(valueAt(row, way.agency)))) return true;
  }
  return false;
}

/** Returns a resource's records that belong to the person with these permissions, and the others. */
export async function shareOf(
  store: Store,
  resource: AnyResource,
  person: Person,
  permissions: readonly string[] = PERMISSIONS,
) {
  const [mine, others]: [Row[], Row[]] = [[], []];
  for (const row of await all(store, resource))
    ((await belongs(store, resource, row, person, permissions)) ? mine : others).push(row);
  return { mine, others };
}
