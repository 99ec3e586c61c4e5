import { Refusal } from '../../contract/api/errors';
import { changedList, type ListChange } from '../../contract/api/listChange';
import { changedTags, tagsFault } from '../../contract/tags';
import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import type { Field } from '../../resources/language/kinds';
import { MOST_REFERENCES } from './validators';

/**
 * Returns the values of an update in which each list's additions and removals have been applied to the stored list. Refuses a
 * list that would grow beyond its maximum (invalid, naming the field).
 */
export function withListChanges(resource: AnyResource, given: object, before: object): Record<string, unknown> {
  const values: Record<string, unknown> = { ...given };
  for (const { path, field } of resource.leaves) {
    const change = values[path];
    if (!isListChange(change)) continue;
    const stored = (valueAt(before, path) ?? []) as readonly string[];
    const list = field.kind === 'tags' ? changedTags(stored, change) : changedList(stored, change);
    const message = faultIn(field, list);
    if (message) throw new Refusal('invalid', `${path} ${message}`, { [path]: message });
    values[path] = list;
  }
  return values;
}

function faultIn({ kind }: Field, list: readonly string[]): string | null {
  if (kind === 'tags') return tagsFault(list);
  return list.length > MOST_REFERENCES ? `takes at most ${MOST_REFERENCES} values` : null;
}

const isListChange = (value: unknown): value is Partial<ListChange<string>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && ('add' in value || 'remove' in value);
