import type { AnyResource, Leaf } from '../../resources/language/defineResource';
import { headlineOf, shownAt } from '../../resources/language/displayFields';
import { isOverdue } from '../../resources/language/overdue';

/** `active` → `ACTIVE`. */
const codeOf = (path: string) => (path.split('.').at(-1) ?? '').replace(/([A-Z])/g, '_$1').toUpperCase();

/** How a record stands by one of its fields: an option, or what is so; what is usually so and is not, is told as well. */
export const stateAt = (record: object, leaf: Leaf) => stateOf(leaf, shownAt(record, leaf));

/** The same, of a value by itself. */
export function stateOf(leaf: Leaf, value: unknown): string | undefined {
  if (typeof value === 'string' && value) return value;
  if (value === true) return codeOf(leaf.path);
  return value === false && leaf.field.default === true ? `NOT_${codeOf(leaf.path)}` : undefined;
}

/** How a record stands: the states of its headline that are known, and whether it is overdue. */
export function statesOf(resource: AnyResource, record: object): string[] {
  const states = headlineOf(resource).states.flatMap((leaf) => stateAt(record, leaf) ?? []);
  return isOverdue(resource, record, new Date()) ? [...states, 'OVERDUE'] : states;
}
