import { type AnyResource, type Leaf, setAt, valueAt } from '../resources/defineResource';

/** Whether a caller may set the field when making a record, or when changing one. */
export function isWritable({ field }: Leaf, verb: 'create' | 'update'): boolean {
  if (field.readOnly || field.kind === 'sequence' || field.kind === 'json') return false;
  return verb === 'create' || !field.createOnly;
}

/**
 * The body of a create or an update: only what a caller may set and, for an update, only what differs from `previous`,
 * so that two people who change different fields do not undo each other.
 */
export function writableBody(resource: AnyResource, data: object, previous?: object): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const leaf of resource.leaves) {
    const value = valueAt(data, leaf.path);
    if (!isWritable(leaf, previous ? 'update' : 'create') || value === undefined) continue;
    if (previous && JSON.stringify(value) === JSON.stringify(valueAt(previous, leaf.path))) continue;
    setAt(body, leaf.path, value);
  }
  return body;
}
