import { PAGE_PARAMETERS, RECORD_PARAMETERS } from '../contract/api/listParameters';
import type { AnyResource, Leaf } from './defineResource';
import { oncePerResource } from './oncePerResource';

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
export const listParametersOf = (resource: AnyResource, kind: 'list' | 'count'): readonly string[] => [
  ...(kind === 'list' ? PAGE_PARAMETERS : []),
  ...RECORD_PARAMETERS,
  ...filtersOf(resource).keys(),
];
