import { type AnyResource, valueAt } from '../../../resources/language/defineResource';
import type { Field } from '../../../resources/language/kinds';
import type { Wording } from '../../i18n/wording';

export interface Change {
  /** Dotted path in the record. */
  path: string;
  label: string;
  /** Absent where no declaration knows the value. */
  field?: Field;
  before: unknown;
  after: unknown;
}

/** What every record has, and no change is about. */
const BASE = ['id', 'dateCreated', 'dateUpdated'];

/**
 * What a log entry changed, field by field in the order of the declaration, then whatever else it tells. Of two lists only
 * what was taken out and what was put in.
 */
export function changesOf(
  resource: AnyResource | undefined,
  before: object | null,
  after: object | null,
  labelOf: Wording['labelOf'],
): Change[] {
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

/** Empty is empty, however it is written. */
const known = (value: unknown) => (value === undefined || value === '' ? null : value);
const without = (items: readonly unknown[], others: readonly unknown[]) =>
  items.filter((each) => !others.includes(each));
