import { type AnyResource, setAt, valueAt } from '../../resources/language/defineResource';
import { erasedValueOf, personalLeavesOf } from '../../resources/language/personal';

/** The changes that take a person out of a record, or out of a part of one that was logged; null where nothing of it is personal. */
export function erasingChanges(resource: AnyResource, record: object): Record<string, unknown> | null {
  const changes: Record<string, unknown> = {};
  for (const { path, field } of personalLeavesOf(resource)) {
    const value = valueAt(record, path);
    const erased = erasedValueOf(field);
    if (value === null || value === undefined || value === erased) continue;
    setAt(changes, path, erased);
  }
  return Object.keys(changes).length > 0 ? changes : null;
}

/** A part of a record as it was logged, without the person. */
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
