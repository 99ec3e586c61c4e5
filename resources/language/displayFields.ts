import { type AnyResource, type FlatField, isAnswered, valueAt } from './defineResource';
import { memoizePerResource } from './memoizePerResource';

/** The fields that every record has in addition to the declared ones. */
export const BASE_LEAVES: readonly FlatField[] = [
  { path: 'dateCreated', field: { kind: 'dateTime', label: 'Created', readOnly: true } },
  { path: 'dateUpdated', field: { kind: 'dateTime', label: 'Updated', readOnly: true } },
];

/** The declared fields that a screen may show, with fields that are displayed as one joined. */
export const declaredLeavesOf = memoizePerResource(({ leaves }): readonly FlatField[] => {
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
export const visibleFields = memoizePerResource((resource): readonly FlatField[] => [
  ...declaredLeavesOf(resource),
  ...BASE_LEAVES,
]);

/** Returns the path of the field that is displayed with this one, or undefined. */
const partnerOf = ({ path, field: { joined } }: FlatField): string | undefined =>
  joined && [...path.split('.').slice(0, -1), joined.with].join('.');

/** Returns the displayed value of a field: its value, both values that are displayed as one, or what is shown where it is empty. */
export function displayValueAt(record: object, { path, with: partner, field: { instead } }: FlatField): unknown {
  const value = valueAt(record, path);
  if (instead && isEmpty(value)) return valueAt(record, instead.of) ?? instead.otherwise;
  return partner ? [value, valueAt(record, partner)].filter(Boolean).join(' ') : value;
}

/** Returns whether a field has no value. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields at the top of a record's page. */
interface HeadlineLeaves {
  value: FlatField | undefined;
  states: readonly FlatField[];
  whom: readonly FlatField[];
  about: readonly FlatField[];
}

/** Returns the field with the record's owner, or undefined if none is known. */
export const whomOf = (resource: AnyResource, record: object): FlatField | undefined =>
  headlineOf(resource).whom.find((leaf) => !isEmpty(displayValueAt(record, leaf)));

export const headlineOf = memoizePerResource((resource: AnyResource): HeadlineLeaves => {
  const { value, states, whom = [], about = [] } = resource.headline ?? {};
  const shown = visibleFields(resource);
  const at = (path: string) => shown.filter((leaf) => leaf.path === path);
  return {
    value: value ? at(value)[0] : undefined,
    states: states ? states.flatMap(at) : shown.filter(({ field }) => field.state),
    whom: whom.flatMap(at),
    about: about.flatMap(at),
  };
});

/** Returns the status code of a flag that is set: `active` → `ACTIVE`, `access.isOpen` → `IS_OPEN`. */
export const flagCode = (path: string): string =>
  (path.split('.').at(-1) ?? '').replace(/([A-Z])/g, '_$1').toUpperCase();
