import { type AnyResource, setAt, valueAt } from '../resources/defineResource';
import { isWritable } from '../resources/writable';

/**
 * The body of a create or an update: only what a caller may set and, for an update, only what differs from `previous`,
 * so that two people who change different fields do not undo each other.
 */
export function writableBody(resource: AnyResource, data: object, previous?: object): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const leaf of resource.leaves) {
    const value = valueAt(data, leaf.path);
    if (!isWritable(leaf.field, previous ? 'update' : 'create') || value === undefined) continue;
    if (previous && JSON.stringify(value) === JSON.stringify(valueAt(previous, leaf.path))) continue;
    setAt(body, leaf.path, value);
  }
  return body;
}
