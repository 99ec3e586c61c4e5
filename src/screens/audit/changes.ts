import { type AnyResource, valueAt } from '../../../resources/language/defineResource';
import type { Field } from '../../../resources/language/kinds';
import type { Wording } from '../../i18n/wording';

export interface FieldChange {
  /** The dotted path in the record. */
  path: string;
  label: string;
  /** Undefined if the value has no declaration. */
  field?: Field;
  before: unknown;
  after: unknown;
}

/** Fields of every record, which are never shown as changes. */
const BASE = ['id', 'dateCreated', 'dateUpdated'];

/**
 * Returns the changes of a log entry, field by field in the order of the declaration, followed by values without a declaration.
 * For lists, it returns only the removed and the added items.
 */
export function fieldChanges(
  resource: AnyResource | undefined,
  before: object | null,
  after: object | null,
  labelOf: Wording['labelOf'],
): FieldChange[] {
  const leaves = resource?.leaves ?? [];
  const declared = new Set([...BASE, ...leaves.map(({ path }) => path.split('.')[0])]);
  const others = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (key) => !declared.has(key),
  );
  const named = [
    ...leaves.map((leaf) => ({ ...leaf, label: labelOf(leaf) })),
    ...others.map((path) => ({ path, label: labelOf({ path, field: { kind: 'text' } }) })),
  ];
  return named.flatMap((each) => {
    const [from, to] = [before, after].map((values) => known(values && valueAt(values, each.path)));
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    if (!(Array.isArray(from) && Array.isArray(to))) return [{ ...each, before: from, after: to }];
    return [{ ...each, before: without(from, to), after: without(to, from) }];
  });
}

/** Treats all kinds of empty values as null. */
const known = (value: unknown) => (value === undefined || value === '' ? null : value);
const without = (items: readonly unknown[], others: readonly unknown[]) =>
  items.filter((each) => !others.includes(each));
