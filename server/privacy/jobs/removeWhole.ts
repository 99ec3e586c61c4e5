import { storedResources } from '../../../resources';
import type { AnyResource } from '../../../resources/language/defineResource';
import { linksTo, PERSONS } from '../../../resources/language/personal';
import type { Condition, Store } from '../../store/Store';

type Part = readonly [resource: AnyResource, ids: readonly string[]];

/**
 * Removes about `limit` records with everything that refers to them, unless that also belongs to a customer. Returns the number
 * removed.
 */
export async function removeWhole(
  store: Store,
  resource: AnyResource,
  where: readonly Condition[],
  limit: number,
): Promise<number> {
  let removed = 0;
  for (let kept = 0; removed < limit; ) {
    const found = await store.find(resource, { where, limit, offset: kept });
    for (const { id } of found) {
      const isGone = await store.transaction((tx) => removeOne(tx, resource, id));
      if (isGone) removed += 1;
      else kept += 1;
    }
    if (found.length < limit) break;
  }
  return removed;
}

async function removeOne(tx: Store, resource: AnyResource, id: string): Promise<boolean> {
  const parts = await partsOf(tx, resource, id);
  if (!parts) return false;
  for (const [part, ids] of parts.reverse()) for (const each of ids) await tx.remove(part, each);
  return true;
}

/** Returns the record and everything that refers to it, the record first, or null if some of it belongs to a customer. */
async function partsOf(tx: Store, root: AnyResource, id: string): Promise<Part[] | null> {
  const parts: Part[] = [[root, [id]]];
  for (const resource of storedResources) {
    if (resource === root) continue;
    const ids = new Set<string>();
    for (const { path, field } of linksTo(resource, new Set(parts.map(([{ name }]) => name)))) {
      const [, targets = []] = parts.find(([{ name }]) => name === field.to) ?? [];
      for (const row of await tx.find(resource, { where: [{ path, in: targets }] })) ids.add(row.id);
    }
    if (ids.size === 0) continue;
    if (linksTo(resource, new Set(PERSONS.map(({ name }) => name))).some(({ field }) => field.required)) return null;
    parts.push([resource, [...ids]]);
  }
  return parts;
}
