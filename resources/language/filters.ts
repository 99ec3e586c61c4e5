import type { AnyResource, FlatField } from './defineResource';
import { boolean, date, type Field, manyOf, references, text } from './kinds';
import { memoizePerResource } from './memoizePerResource';
import { DUE_FILTER } from './overdue';
import { PAGE_PARAMETERS, type Parameters, RECORD_PARAMETERS } from './parameters';
import { RENEWAL_FILTER } from './renewal';

/** Returns the query parameters of a range of days, which includes the last one. */
export const dayParameters = (name: string) => [`${name}From`, `${name}To`] as const;

/** Returns the filter names of a field; a reference always has a filter with its own name. */
export const filterNamesOf = ({ path, field }: FlatField): readonly string[] => [
  ...(field.kind === 'reference' ? [path] : []),
  ...[field.filter ?? []].flat(),
];

/**
 * Returns the query parameters that filter by a field: moments, and days with `days`, have one for the first and one for the last
 * day.
 */
export const filterParameters = (leaf: FlatField): readonly string[] => [
  ...filterNamesOf(leaf).flatMap((name) => (leaf.field.kind === 'dateTime' ? dayParameters(name) : [name])),
  ...(leaf.field.days ? dayParameters(leaf.field.days) : []),
];

/** Returns whether a query parameter is the first or the last day of a range. */
export const isDayBound = ({ field }: FlatField, name: string): boolean =>
  field.kind === 'dateTime' || (field.days !== undefined && dayParameters(field.days).some((bound) => bound === name));

/** The filters of a resource by query parameter, each with its field. */
export const resourceFilters = memoizePerResource(
  ({ leaves }): ReadonlyMap<string, FlatField> =>
    new Map(leaves.flatMap((leaf) => filterParameters(leaf).map((name) => [name, leaf] as const))),
);

/** Returns the query parameters of the resource's lists or, without those for pages, of its counts and sums. */
export const listParametersOf = (resource: AnyResource, kind: 'list' | 'count'): Parameters => ({
  ...(kind === 'list' ? PAGE_PARAMETERS : {}),
  ...RECORD_PARAMETERS,
  ...(resource.overdue ? { [DUE_FILTER.name]: DUE_FILTER.field } : {}),
  ...(resource.succession ? { [RENEWAL_FILTER.name]: RENEWAL_FILTER.field } : {}),
  ...Object.fromEntries(
    [...resourceFilters(resource)].map(([name, leaf]) => [
      name,
      leaf.field.days && isDayBound(leaf, name) ? date() : filterOf(leaf.field),
    ]),
  ),
});

/** The maximum length of several texts, separated by commas. */
const MANY_TEXTS = 4_000;

/** Returns the parameter that filters by a field: most kinds accept several values, any of which may match. */
function filterOf({ kind, options, to = '', required = false }: Field): Field {
  if (options) return manyOf(options);
  if (kind === 'reference') return { ...references(to), options: wordsFor({ to, required }) };
  if (kind === 'references') return references(to);
  return kind === 'boolean' ? boolean() : text({ maxLength: MANY_TEXTS });
}

/** The filter value for an empty reference. */
export const NONE = 'none';
/** The filter value for the caller. */
export const ME = 'me';

/** Returns the values that a filter by this reference accepts besides ids. */
export const wordsFor = ({ to, required }: Pick<Field, 'to' | 'required'>): readonly string[] => [
  ...(required ? [] : [NONE]),
  ...(to === 'users' ? [ME] : []),
];
