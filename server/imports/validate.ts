import type { LineNote } from '../../contract/imports/imports';
import type { AnyResource } from '../../resources/language/defineResource';
import type { ImportColumn } from '../../resources/language/importColumns';
import { bodySchema } from '../crud/validators';
import { fault } from './rules/notes';

/**
 * Asks the API's own validator of a resource about what a line would make. Answers the values as they are stored, or null; what is
 * wrong is added to `notes`, under the column that `columnOf` names, unless something is said of that column already.
 */
export function validate<V>(
  resource: AnyResource,
  given: object,
  notes: LineNote[],
  columnOf: (field: string) => ImportColumn | null,
): V | null {
  const checked = bodySchema(resource, 'create').safeParse(given);
  // The validator answers the values of the fields that it was given.
  if (checked.success) return checked.data as V;
  for (const { path, message } of checked.error.issues) {
    const column = columnOf(String(path.at(-1)));
    if (!notes.some((note) => note.field === column && !note.warning)) notes.push(fault(column, message));
  }
  return null;
}
