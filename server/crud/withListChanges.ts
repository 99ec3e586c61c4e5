import { Refusal } from '../../contract/api/errors';
import { changedList, type ListChange } from '../../contract/api/listChange';
import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import { MOST_REFERENCES } from './validators';

/**
 * Returns the values of an update in which each list's additions and removals have been applied to the stored list. Refuses a
 * list that would grow beyond its maximum (invalid, naming the field).
 */
export function withListChanges(resource: AnyResource, given: object, before: object): Record<string, unknown> {
  const values: Record<string, unknown> = { ...given };
  for (const { path } of resource.leaves) {
    const change = values[path];
    if (!isListChange(change)) continue;
    const list = changedList((valueAt(before, path) ?? []) as readonly string[], change);
    if (list.length > MOST_REFERENCES) {
      const message = `takes at most ${MOST_REFERENCES} values`;
      throw new Refusal('invalid', `${path} ${message}`, { [path]: message });
    }
    values[path] = list;
  }
  return values;
}

const isListChange = (value: unknown): value is Partial<ListChange<string>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && ('add' in value || 'remove' in value);
