import { type AnyResource, defaultOf, valueAt } from '../../resources/language/defineResource';
import type { ResourceByName } from '../../resources/language/resourceLookup';
import { MissingReference, StillReferenced, UniqueViolation } from '../../server/store/Store';
import { type Collections, rowsOf, type StoredRow } from './Collections';

/**
 * Applies the constraints of PostgreSQL's tables to written rows, in the same order: not null, unique among the `others` of the
 * collection, and existing references. `data` already contains the rows, so that they may refer to each other.
 */
export function requireValid(
  data: Collections,
  resource: AnyResource,
  rows: readonly StoredRow[],
  others: readonly StoredRow[],
  named: ResourceByName,
) {
  requireFilled(resource, rows);
  requireUnique(resource, rows, others);
  requireTargets(data, resource, rows, named);
}

function requireFilled({ name, leaves }: AnyResource, rows: readonly StoredRow[]) {
  const needed = leaves.filter(({ field }) => field.required || defaultOf(field) !== undefined);
  const empty = needed.find(({ path }) => rows.some((row) => valueAt(row, path) === null));
  if (empty) throw new Error(`${name}.${empty.path} must not be null.`);
}

function requireUnique(resource: AnyResource, rows: readonly StoredRow[], others: readonly StoredRow[]) {
  const single = resource.leaves.filter(({ field }) => field.unique).map(({ path }) => [path]);
  for (const paths of [['id'], ...single, ...resource.unique]) {
    const taken = new Set<string>();
    for (const row of [...others, ...rows]) {
      const values = paths.map((path) => valueAt(row, path) ?? null);
      if (values.includes(null)) continue;
      const key = JSON.stringify(values);
      if (taken.has(key)) throw new UniqueViolation(resource.name, paths);
      taken.add(key);
    }
  }
}

function requireTargets(data: Collections, resource: AnyResource, rows: readonly StoredRow[], named: ResourceByName) {
  for (const { path, field } of resource.leaves.filter((leaf) => leaf.field.kind === 'reference' && leaf.field.to)) {
    const wanted = rows.map((row) => valueAt(row, path) ?? null).filter((id) => id !== null);
    if (wanted.length === 0) continue;
    const there = new Set(rowsOf(data, named(field.to ?? '')).map((row) => row.id));
    if (!wanted.every((id) => there.has(id))) throw new MissingReference(resource.name, path);
  }
}

/** Returns a function that says whether another record refers to the record with this id. */
export function referencedIds(
  data: Collections,
  resource: AnyResource,
  resources: readonly AnyResource[],
): (id: unknown) => boolean {
  const ids = new Set<unknown>();
  for (const other of resources) {
    const paths = other.leaves.filter(({ field }) => field.kind === 'reference' && field.to === resource.name);
    if (paths.length === 0) continue;
    for (const row of rowsOf(data, other))
      for (const { path } of paths) if (valueAt(row, path) !== row.id) ids.add(valueAt(row, path));
  }
  return (id) => ids.has(id);
}

/** Refuses to delete a record that another one refers to. */
export function requireUnreferenced(
  data: Collections,
  resource: AnyResource,
  id: unknown,
  resources: readonly AnyResource[],
) {
  if (referencedIds(data, resource, resources)(id)) throw new StillReferenced(resource.name);
}
