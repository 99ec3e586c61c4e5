import { type AnyResource, isAnswered, type Leaf, valueAt } from './defineResource';
import { oncePerResource } from './memoizePerResource';

/** The fields that every record has in addition to the declared ones. */
export const BASE_LEAVES: readonly Leaf[] = [
  { path: 'dateCreated', field: { kind: 'dateTime', label: 'Created', readOnly: true } },
  { path: 'dateUpdated', field: { kind: 'dateTime', label: 'Updated', readOnly: true } },
];

/** The declared fields that a screen may show, with fields that are displayed as one joined. */
export const declaredLeavesOf = oncePerResource(({ leaves }): readonly Leaf[] => {
  const joined = leaves.flatMap((leaf) => partnerOf(leaf) ?? []);
  return leaves
    .filter(({ path, field }) => isAnswered(field) && !field.hidden && !joined.includes(path))
    .map((leaf) => {
      const partner = partnerOf(leaf);
      const { joined } = leaf.field;
      return partner && joined
        ? { path: leaf.path, with: partner, field: { ...leaf.field, label: joined.label } }
        : leaf;
    });
});

/** Every field that can be shown: the declared ones, then the base ones. */
export const shownLeavesOf = oncePerResource((resource): readonly Leaf[] => [
  ...declaredLeavesOf(resource),
  ...BASE_LEAVES,
]);

/** Returns the path of the field that is displayed with this one, or undefined. */
const partnerOf = ({ path, field: { joined } }: Leaf): string | undefined =>
  joined && [...path.split('.').slice(0, -1), joined.with].join('.');

/** Returns the displayed value of a field: its value, or both values that are displayed as one. */
export function shownAt(record: object, { path, with: partner }: Leaf): unknown {
  const value = valueAt(record, path);
  return partner ? [value, valueAt(record, partner)].filter(Boolean).join(' ') : value;
}

/** Returns whether a field has no value. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields at the top of a record's page. */
interface HeadlineLeaves {
  value: Leaf | undefined;
  states: readonly Leaf[];
  whom: readonly Leaf[];
  about: readonly Leaf[];
}

/** Returns the field with the record's owner, or undefined if none is known. */
export const whomOf = (resource: AnyResource, record: object): Leaf | undefined =>
  headlineOf(resource).whom.find((leaf) => !isEmpty(shownAt(record, leaf)));

export const headlineOf = oncePerResource((resource: AnyResource): HeadlineLeaves => {
  const { value, states, whom = [], about = [] } = resource.headline ?? {};
  const shown = shownLeavesOf(resource);
  const at = (path: string) => shown.filter((leaf) => leaf.path === path);
  return {
    value: value ? at(value)[0] : undefined,
    states: states ? states.flatMap(at) : shown.filter(({ field }) => field.state),
    whom: whom.flatMap(at),
    about: about.flatMap(at),
  };
});
