import type { AnyResource, Leaf } from './defineResource';
import { boolean, type Field, manyOf, references, text } from './kinds';
import { oncePerResource } from './oncePerResource';
import { PAGE_PARAMETERS, type Parameters, RECORD_PARAMETERS } from './parameters';

/** The query parameters of a range of days, the last one included. */
export const daysOf = (name: string) => [`${name}From`, `${name}To`] as const;

/** The names that a field is filtered by; a reference is always filtered by under its own. */
export const filterNamesOf = ({ path, field }: Leaf): readonly string[] => [
  ...(field.kind === 'reference' ? [path] : []),
  ...[field.filter ?? []].flat(),
];

/** The query parameters that filter by a field: a moment has one for its first day and one for its last. */
const parametersOf = (leaf: Leaf): readonly string[] =>
  filterNamesOf(leaf).flatMap((name) => (leaf.field.kind === 'dateTime' ? daysOf(name) : [name]));

/** The filters of a resource by query parameter, each with the leaf that it filters by. */
export const filtersOf = oncePerResource(
  ({ leaves }): ReadonlyMap<string, Leaf> =>
    new Map(leaves.flatMap((leaf) => parametersOf(leaf).map((name) => [name, leaf] as const))),
);

/** The query parameters that a list of the resource takes; without a page, those that a count or a sum takes. */
export const listParametersOf = (resource: AnyResource, kind: 'list' | 'count'): Parameters => ({
  ...(kind === 'list' ? PAGE_PARAMETERS : {}),
  ...RECORD_PARAMETERS,
  ...Object.fromEntries([...filtersOf(resource)].map(([name, { field }]) => [name, filterOf(field)])),
});

/** What a parameter takes that filters by a field: of most kinds several values, any one of which may hold. */
function filterOf({ kind, options, to = '' }: Field): Field {
  if (options) return manyOf(options);
  if (kind === 'reference' || kind === 'references') return references(to);
  return kind === 'boolean' ? boolean() : text();
}
