import { isMask, maskOf } from '../../contract/access/sensitive';
import { Refusal } from '../../contract/api/errors';
import { type AnyResource, removeAt, sensitiveLeavesOf, valueAt } from '../../resources/language/defineResource';

/**
 * Returns the caller's values without the masks of the current record, because those change nothing. Refuses any other mask
 * (invalid, naming the field). `before` is null for a new record.
 */
export function withoutMasks(resource: AnyResource, given: object, before: object | null): Record<string, unknown> {
  const values = { ...given } as Record<string, unknown>;
  for (const { path } of sensitiveLeavesOf(resource)) {
    const value = valueAt(given, path);
    if (typeof value !== 'string' || !isMask(value)) continue;
    const stored = before && valueAt(before, path);
    if (typeof stored !== 'string' || maskOf(stored) !== value) {
      const message = 'is partly hidden: give the whole value';
      throw new Refusal('invalid', `${path} ${message}`, { [path]: message });
    }
    removeAt(values, path);
  }
  return values;
}
