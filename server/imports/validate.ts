import type { LineNote } from '../../contract/imports/imports';
import type { AnyResource } from '../../resources/language/defineResource';
import type { ImportColumn } from '../../resources/language/importColumns';
import { bodySchema } from '../crud/validators';
import { fault } from './rules/notes';

/**
 * Validates the values of a row with the API's validator for the resource. Returns the values to store, or null. Faults are added
 * to `notes`, under the column from `columnOf`, unless that column has a fault already.
 */
export function validate<V>(
  resource: AnyResource,
  given: object,
  notes: LineNote[],
  columnOf: (field: string) => ImportColumn | null,
): V | null {
  const checked = bodySchema(resource, 'create').safeParse(given);
  // The validator returns the values of the given fields.
  if (checked.success) return checked.data as V;
  for (const { path, message } of checked.error.issues) {
    const column = columnOf(String(path.at(-1)));
    if (!notes.some((note) => note.field === column && !note.warning)) notes.push(fault(column, message));
  }
  return null;
}
