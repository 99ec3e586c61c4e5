import { type AnyResource, setAt, valueAt } from '../../resources/language/defineResource';
import type { Field } from '../../resources/language/kinds';
import { erasedValueOf, personalLeavesOf } from '../../resources/language/personal';

/** Returns the changes that remove a person from a record, or from a logged part of one, or null if it has no personal data. */
export function erasingChanges(resource: AnyResource, record: object): Record<string, unknown> | null {
  const changes: Record<string, unknown> = {};
  for (const { path, field } of personalLeavesOf(resource)) {
    const value = valueAt(record, path);
    const isUnique = field.unique || resource.unique?.some((paths) => (paths as readonly string[]).includes(path));
    const erased = erasedValueIn(field, isUnique === true, record);
    if (value === null || value === undefined || value === erased) continue;
    setAt(changes, path, erased);
  }
  return Object.keys(changes).length > 0 ? changes : null;
}

/** A unique text, such as a username, stays unique; a logged part has no id and needs none. */
function erasedValueIn(field: Field, isUnique: boolean, record: { id?: unknown }): string | null {
  const erased = erasedValueOf(field);
  return isUnique && typeof field.personal === 'string' && typeof record.id === 'string'
    ? `${erased}-${record.id}`
    : erased;
}

/** Returns a logged part of a record without the person's data. */
export function erasedPart(resource: AnyResource | undefined, part: object): object {
  const changes = resource ? erasingChanges(resource, part) : null;
  const result: Record<string, unknown> = { ...(part as Record<string, unknown>) };
  for (const [name, value] of Object.entries(changes ?? {})) {
    const known = result[name];
    result[name] = isObject(value) && isObject(known) ? { ...known, ...value } : value;
  }
  return result;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
