import { type AnyResource, valueAt } from '../../resources/defineResource';

/** What is added to a list and taken from it, in place of the whole list; so that two people's changes do not undo each other. */
interface ListChange {
  add?: readonly string[];
  remove?: readonly string[];
}

/** The values of an update with each list as a whole: what is added to the stored list stands behind it, in the order given. */
export function withListChanges(resource: AnyResource, given: object, before: object): Record<string, unknown> {
  const values: Record<string, unknown> = { ...given };
  for (const { path } of resource.leaves) {
    const change = values[path];
    if (!isListChange(change)) continue;
    const stored = (valueAt(before, path) ?? []) as readonly string[];
    const { add = [], remove = [] } = change;
    values[path] = [...new Set([...stored, ...add])].filter((value) => !remove.includes(value));
  }
  return values;
}

const isListChange = (value: unknown): value is ListChange =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && ('add' in value || 'remove' in value);
