import type { AnyResource, Leaf } from './defineResource';
import { boolean, date, type Field, manyOf, references, text } from './kinds';
import { oncePerResource } from './memoizePerResource';
import { DUE_FILTER } from './overdue';
import { PAGE_PARAMETERS, type Parameters, RECORD_PARAMETERS } from './parameters';
import { RENEWAL_FILTER } from './renewal';

/** The query parameters of a range of days, the last one included. */
export const daysOf = (name: string) => [`${name}From`, `${name}To`] as const;

/** The names that a field is filtered by; a reference is always filtered by under its own. */
export const filterNamesOf = ({ path, field }: Leaf): readonly string[] => [
  ...(field.kind === 'reference' ? [path] : []),
  ...[field.filter ?? []].flat(),
];

/** The query parameters that filter by a field: a moment, and a day that says so, has one for its first day and one for its last. */
const parametersOf = (leaf: Leaf): readonly string[] => [
  ...filterNamesOf(leaf).flatMap((name) => (leaf.field.kind === 'dateTime' ? daysOf(name) : [name])),
  ...(leaf.field.days ? daysOf(leaf.field.days) : []),
];

/** Whether a query parameter is the first or the last day of a range of days. */
export const isDayBound = ({ field }: Leaf, name: string): boolean =>
  field.kind === 'dateTime' || (field.days !== undefined && daysOf(field.days).some((bound) => bound === name));

/** The filters of a resource by query parameter, each with the leaf that it filters by. */
export const filtersOf = oncePerResource(
  ({ leaves }): ReadonlyMap<string, Leaf> =>
    new Map(leaves.flatMap((leaf) => parametersOf(leaf).map((name) => [name, leaf] as const))),
);

/** The query parameters that a list of the resource takes; without a page, those that a count or a sum takes. */
export const listParametersOf = (resource: AnyResource, kind: 'list' | 'count'): Parameters => ({
  ...(kind === 'list' ? PAGE_PARAMETERS : {}),
  ...RECORD_PARAMETERS,
  ...(resource.overdue ? { [DUE_FILTER.name]: DUE_FILTER.field } : {}),
  ...(resource.succession ? { [RENEWAL_FILTER.name]: RENEWAL_FILTER.field } : {}),
  ...Object.fromEntries(
    [...filtersOf(resource)].map(([name, leaf]) => [
      name,
      leaf.field.days && isDayBound(leaf, name) ? date() : filterOf(leaf.field),
    ]),
  ),
});

/** The most characters of several texts, separated by commas. */
const MANY_TEXTS = 4_000;

/** What a parameter takes that filters by a field: of most kinds several values, any one of which may hold. */
function filterOf({ kind, options, to = '', required = false }: Field): Field {
  if (options) return manyOf(options);
  if (kind === 'reference') return { ...references(to), options: wordsFor({ to, required }) };
  if (kind === 'references') return references(to);
  return kind === 'boolean' ? boolean() : text({ maxLength: MANY_TEXTS });
}

/** What a filter by a reference takes in place of ids. */
export const NONE = 'none';
/** Whoever asks. */
export const ME = 'me';

/** What a filter by this reference takes in place of ids. */
export const wordsFor = ({ to, required }: Pick<Field, 'to' | 'required'>): readonly string[] => [
  ...(required ? [] : [NONE]),
  ...(to === 'users' ? [ME] : []),
];
