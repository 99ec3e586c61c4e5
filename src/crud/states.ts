import type { AnyResource, FlatField } from '../../resources/language/defineResource';
import { displayValueAt, flagCode, headlineOf } from '../../resources/language/displayFields';
import { isOverdue } from '../../resources/language/overdue';

/**
 * Returns the status of a record by one of its fields: an option, or the code of a flag that is set; a flag that is set by
 * default also has a code for being off.
 */
export const stateAt = (record: object, leaf: FlatField) => stateOf(leaf, displayValueAt(record, leaf));

/** Returns the same for a value instead of a record. */
function stateOf(leaf: FlatField, value: unknown): string | undefined {
  if (typeof value === 'string' && value) return value;
  if (value === true) return flagCode(leaf.path);
  return value === false && leaf.field.default === true ? `NOT_${flagCode(leaf.path)}` : undefined;
}

/** Returns the statuses of a record: the known statuses of its headline, and OVERDUE if it is overdue. */
export function statesOf(resource: AnyResource, record: object): string[] {
  const states = headlineOf(resource).states.flatMap((leaf) => stateAt(record, leaf) ?? []);
  return isOverdue(resource, record, new Date()) ? [...states, 'OVERDUE'] : states;
}
