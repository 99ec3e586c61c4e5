import { listChange } from '../contract/api/listChange';
import { type AnyResource, setAt, valueAt } from '../resources/language/defineResource';
import { isWritable } from '../resources/language/writable';

/**
 * Returns the body of a create or an update: only what a caller may set and, for an update, only what differs from `previous`. A list
 * is sent as additions and removals, so that two people who change different things do not undo each other.
 */
export function writableBody(resource: AnyResource, data: object, previous?: object): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const leaf of resource.leaves) {
    const value = valueAt(data, leaf.path);
    if (!isWritable(leaf.field, previous ? 'update' : 'create') || value === undefined) continue;
    const before = previous && valueAt(previous, leaf.path);
    if (previous && JSON.stringify(value) === JSON.stringify(before)) continue;
    setAt(body, leaf.path, Array.isArray(value) && Array.isArray(before) ? listChange(before, value) : value);
  }
  return body;
}
