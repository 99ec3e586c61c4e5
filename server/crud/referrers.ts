import { Refusal } from '../../contract/api/errors';
import { resources } from '../../resources';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';

interface Referrer {
  resource: AnyResource;
  path: string;
  count: number;
}

/** Counts the records that refer to a record, by resource and referring field. */
async function referrersOf(tx: Store, target: AnyResource, id: string): Promise<Referrer[]> {
  const found: Referrer[] = [];
  for (const resource of resources)
    for (const { path, field } of resource.leaves) {
      if (field.kind !== 'reference' || field.to !== target.name) continue;
      const count = await tx.count(resource, { where: [{ path, in: [id] }] });
      if (count > 0) found.push({ resource, path, count });
    }
  return found;
}

const inWords = ({ resource: { label }, count }: Referrer) => `${count} ${label[count === 1 ? 0 : 1].toLowerCase()}`;

/** Refuses to remove a record that others refer to. `errors` names them by resource and field, such as `payments.accountId`. */
export async function refuseWhileReferenced(tx: Store, target: AnyResource, id: string): Promise<void> {
  const referrers = await referrersOf(tx, target, id);
  if (referrers.length === 0) return;
  const kinds = new Intl.ListFormat('en-GB').format(referrers.map(inWords));
  const errors = referrers.map((each) => [`${each.resource.name}.${each.path}`, inWords(each)]);
  const what = target.label[0].toLowerCase();
  throw new Refusal('conflict', `Other records still refer to this ${what}: ${kinds}.`, Object.fromEntries(errors));
}
