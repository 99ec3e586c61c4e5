import { isId } from '../../contract/api/id';
import { type AnyResource, type FlatField, valueAt } from '../../resources/language/defineResource';
import { memoizePerResource } from '../../resources/language/memoizePerResource';
import type { Shape } from '../../resources/language/shapes';

/** The ids of referenced records, by the names of their resources. */
export type References = ReadonlyMap<string, ReadonlySet<string>>;
type Found = Map<string, Set<string>>;
export type FindResource = (name: string) => AnyResource | undefined;

/** Returns the references in a response of this shape. */
export function referencesIn(shape: Shape, answer: unknown, find: FindResource): References {
  const found: Found = new Map();
  collect(shape, answer, found, find);
  return found;
}

/** Returns the references of a resource's records. */
export function referencesOf(resource: AnyResource, records: readonly object[], find: FindResource): References {
  const found: Found = new Map();
  for (const record of records) collectRecord(resource, record, found, find);
  return found;
}

function collect({ holds }: Shape, value: unknown, found: Found, find: FindResource): void {
  if (value === null || value === undefined) return;
  switch (holds.type) {
    case 'kind':
      if (holds.to) add(found, holds.to, value);
      return;
    case 'list':
      for (const item of value as unknown[]) collect(holds.of, item, found, find);
      return;
    case 'nullable':
      collect(holds.of, value, found, find);
      return;
    case 'either':
      for (const shape of holds.of) collect(shape, value, found, find);
      return;
    case 'object':
      collectFields(holds.fields, value, found, find);
      return;
    case 'record':
      collectRecord(find(holds.name), value as object, found, find);
      collectFields(holds.also ?? {}, value, found, find);
  }
}

function collectFields(shapes: Readonly<Record<string, Shape>>, value: unknown, found: Found, find: FindResource) {
  for (const [name, shape] of Object.entries(shapes)) collect(shape, valueAt(value as object, name), found, find);
}

function collectRecord(resource: AnyResource | undefined, record: object, found: Found, find: FindResource): void {
  for (const { path, field } of resource ? pointingLeavesOf(resource) : []) {
    const value = valueAt(record, path);
    if (value === null || value === undefined) continue;
    if (field.to) add(found, field.to, value);
    if (field.idOf) add(found, String(valueAt(record, field.idOf)), value);
    if (field.mayName && isId(String(value))) add(found, field.mayName, value);
    if (field.recordOf) collectRecord(find(String(valueAt(record, field.recordOf))), value as object, found, find);
  }
}

function add(found: Found, name: string, value: unknown): void {
  const ids = found.get(name) ?? new Set();
  for (const id of [value].flat()) ids.add(String(id));
  found.set(name, ids);
}

/** Returns the leaves that contain ids of other records, or whole records. */
const pointingLeavesOf = memoizePerResource(({ leaves }): readonly FlatField[] =>
  leaves.filter(({ field }) => field.to || field.idOf || field.mayName || field.recordOf),
);

/** Returns whether a response of this shape can contain references. */
export function canRefer({ holds }: Shape, find: FindResource): boolean {
  const any = (shapes: readonly Shape[]) => shapes.some((shape) => canRefer(shape, find));
  switch (holds.type) {
    case 'kind':
      return holds.to !== undefined;
    case 'list':
    case 'nullable':
      return canRefer(holds.of, find);
    case 'either':
      return any(holds.of);
    case 'object':
      return any(Object.values(holds.fields));
    case 'record': {
      const resource = find(holds.name);
      return (resource !== undefined && pointingLeavesOf(resource).length > 0) || any(Object.values(holds.also ?? {}));
    }
    default:
      return false;
  }
}
