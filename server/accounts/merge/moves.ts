import { storedResources } from '../../../resources';
import { clientMerges } from '../../../resources/accounts/clientMerges';
import { clients } from '../../../resources/accounts/clients';
import { type AnyResource, setAt, valueAt } from '../../../resources/language/defineResource';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';

/** The ids of records that refer to a client in one field. */
export interface MovedRecords {
  resource: string;
  path: string;
  ids: readonly string[];
}

interface ClientReference {
  resource: AnyResource;
  path: string;
}

/** Every declared reference to a client, except those of the merges themselves. */
export const CLIENT_REFERENCES: readonly ClientReference[] = storedResources
  .filter((resource) => resource.name !== clientMerges.name)
  .flatMap((resource) =>
    resource.leaves
      .filter(({ field }) => field.kind === 'reference' && field.to === clients.name)
      .map(({ path }) => ({ resource, path })),
  );

/** Returns the records that refer to a client, by declared reference, without empty ones. */
export async function recordsOfClient(store: Store, clientId: string): Promise<MovedRecords[]> {
  const found: MovedRecords[] = [];
  for (const { resource, path } of CLIENT_REFERENCES) {
    const rows = await store.pick(resource, ['id'], { where: [{ path, in: [clientId] }] });
    if (rows.length > 0) found.push({ resource: resource.name, path, ids: rows.map(({ id }) => id) });
  }
  return found;
}

/** Makes records refer to this client. Records that are gone are left out. */
export async function moveRecords(
  tx: Store,
  moved: readonly MovedRecords[],
  clientId: string,
  now: Date,
): Promise<void> {
  for (const { resource: name, path, ids } of moved) {
    const { resource } = referenceNamed(name, path);
    const changes: Record<string, unknown> = {};
    setAt(changes, path, clientId);
    for (const id of ids) await updateRecord(tx, resource, id, changes, now);
  }
}

function referenceNamed(name: string, path: string): ClientReference {
  const found = CLIENT_REFERENCES.find((each) => each.resource.name === name && each.path === path);
  if (!found) throw new Error(`"${name}.${path}" is no reference to a client.`);
  return found;
}

type Row = { id: string } & Record<string, unknown>;

/**
 * Returns the kinds of moved records that no longer refer to the kept client, and the kinds of records made for the kept client
 * since the merge that refer to moved ones or to which moved ones refer.
 */
export async function changedSince(
  tx: Store,
  { keptId, mergedAt, moved }: { keptId: string; mergedAt: string; moved: readonly MovedRecords[] },
): Promise<{ elsewhere: string[]; tied: string[] }> {
  const elsewhere = new Set<string>();
  const back = new Map<AnyResource, Row[]>();
  for (const { resource: name, path, ids } of moved) {
    const { resource } = referenceNamed(name, path);
    const rows = (await tx.find(resource, { where: [{ path: 'id', in: ids }] })) as Row[];
    if (rows.some((row) => valueAt(row, path) !== keptId)) elsewhere.add(resource.label[1]);
    back.set(resource, [...(back.get(resource) ?? []), ...rows]);
  }
  const tied = new Set<string>();
  for (const { resource, path } of CLIENT_REFERENCES) {
    const known = new Set((back.get(resource) ?? []).map(({ id }) => id));
    const where = [
      { path, in: [keptId] },
      { path: 'dateCreated', from: mergedAt },
    ];
    const made = ((await tx.find(resource, { where })) as Row[]).filter(({ id }) => !known.has(id));
    for (const [other, rows] of back)
      if (pointsAt(resource, made, other, rows) || pointsAt(other, rows, resource, made)) tied.add(resource.label[1]);
  }
  return { elsewhere: [...elsewhere], tied: [...tied] };
}

/** Returns whether one of the rows refers to one of the targets. */
function pointsAt(resource: AnyResource, rows: readonly Row[], target: AnyResource, targets: readonly Row[]): boolean {
  const ids = new Set(targets.map(({ id }) => id));
  return resource.leaves
    .filter(({ field }) => field.kind === 'reference' && field.to === target.name)
    .some(({ path }) => rows.some((row) => ids.has(String(valueAt(row, path)))));
}
