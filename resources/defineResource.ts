import type { Permission } from '../contract/access/permissions';
import type { Field, Fields, Values } from './kinds';

/** What every record has besides its declared fields. */
export interface RecordBase {
  /** UUIDv7. */
  id: string;
  /** Moments, ISO 8601 in UTC. */
  dateCreated: string;
  dateUpdated: string;
}

/**
 * A list of a resource's records that the API answers under a path of its own. It takes offset, limit, sortBy and these filters
 * (no sortAsc: it is always in ascending order), and cannot be exported.
 */
export interface ScreenSource {
  /** After the base v1, without a leading slash. */
  path: string;
  /** Any one of them opens the list. */
  access: readonly Permission[];
  /** Its filters by query parameter; they exclude one another. */
  filters: Readonly<Record<string, Field>>;
}

/** A list and its details page under the specification's routes (without the leading slash). */
export interface Screen {
  list: string;
  details?: string;
  /** Heading where it is not the resource's own plural label. */
  label?: string;
  /** Filters that this screen always applies, as query parameters. */
  filter?: Record<string, string>;
  /** Where its records are read, if not under the resource's own path. */
  source?: ScreenSource;
  /** Columns where they are not the resource's own. */
  columns?: readonly string[];
  pageSize?: number;
  /** Shown as a tab beside the list screen of this route, which stands in the menu for both. */
  beside?: string;
  /** Its entry in the side menu: shown to those who hold any one of the permissions. */
  menu?: { group?: string; label?: string; order: number; permissions: readonly Permission[] };
}

/** Any one of the permissions suffices. */
export type Needed = Permission | readonly Permission[];

/** Who may do what. A verb left out has no endpoint at all; `read` is `list` where it is left out. */
interface Access {
  list?: Needed;
  read?: Needed;
  create?: Needed;
  update?: Needed;
  remove?: Needed;
  /**
   * Whose the records are, for callers who hold a permission for some records only: everybody's (a catalogue, which they
   * read and do not change), or theirs in any one of these ways. Left out, none of the records is theirs.
   */
  whose?: 'everybody' | Ownership | readonly Ownership[];
  /** The field that names the resource a record tells of: it is shown to those who may list all of that one's records. */
  about?: string;
}

/** What may be done with records. */
export type Verb = 'list' | 'read' | 'create' | 'update' | 'remove';

/** The paths of a user and of an agency whose the record is; or of a reference, to a record whose owner's it is. */
export type Ownership = { seller?: string; agency?: string } | { through: string };

/** For how long records are kept; one that others refer to stays for as long as they do. */
export interface Retention {
  days: number;
  /** Path of the moment from which the days are counted. */
  by: string;
  /** Only the records that hold one of these values, by path. */
  where?: Readonly<Record<string, readonly string[]>>;
}

/** A resource as it is declared; see the README, "Add an entity". */
export interface ResourceDeclaration<F extends Fields = Fields> {
  /** Plural, kebab case: the path, the table, the folder of its screens. */
  name: string;
  /** Singular and plural, as people read them. */
  label: readonly [string, string];
  /** Name of a bundled icon. */
  icon?: string;
  /** How one record is named where it is mentioned. */
  representation?: (record: Values<F> & RecordBase) => string;
  fields: F;
  /** Fields whose values together occur once. */
  unique?: readonly (readonly (keyof F & string)[])[];
  list?: {
    columns: readonly string[];
    pageSize?: number;
    /** The field summed by `<name>/sum`. */
    sum?: string;
    /** The order that its screens begin with, where that is not the oldest first. */
    sort?: { by: string; ascending: boolean };
  };
  screens?: readonly Screen[];
  access?: Access;
  /** When records are removed by themselves; never where it is left out. */
  retention?: readonly Retention[];
  /** A second path of its list, where the specification reads it under another resource's. */
  listedAs?: string;
  /** The verb of a change where the specification's is not PUT. */
  updateVerb?: 'PATCH';
  /** Whether a change or a deletion can be taken back for some seconds: only where it moves no money, opens no access and tells nobody. */
  undoable?: boolean;
  /** Whether those who may create and change its records may also take them from a CSV file. */
  importable?: boolean;
}

export interface Leaf {
  /** Dotted path in the record, e.g. `client.firstName`. */
  path: string;
  field: Field;
}

/** A declaration with what follows from it. */
export interface Resource<F extends Fields = Fields> extends Omit<ResourceDeclaration<F>, 'representation' | 'unique'> {
  /** How people call one record. */
  represent(record: object): string;
  unique: readonly (readonly string[])[];
  /** Name of the list in an answer: `workOrders`. */
  listName: string;
  /** Name of one record in an answer: `workOrder`. */
  singular: string;
  /** Every field, groups opened. */
  leaves: readonly Leaf[];
}

export type AnyResource = Resource<Fields>;

/** The record of a resource, as the API answers it and as the store holds it. */
export type RecordOf<R> = R extends { fields: infer F extends Fields } ? Values<F> & RecordBase : never;

const camelCase = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Declares an entity; everything else (table, endpoints, validation, screens) is derived from what it returns. */
export function defineResource<const F extends Fields>(declaration: ResourceDeclaration<F>): Resource<F> {
  const [one] = declaration.label;
  const { representation, unique = [], ...rest } = declaration;
  return {
    ...rest,
    represent: (record) => representation?.(record as Values<F> & RecordBase) ?? one,
    unique,
    listName: camelCase(declaration.name),
    singular: camelCase(one.toLowerCase().replace(/ /g, '-')),
    leaves: leavesOf(declaration.fields),
  };
}

/** Fields, groups opened. */
export function leavesOf(fields: Fields): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'group'
      ? Object.entries(field.fields).map(([inner, leaf]) => ({ path: `${name}.${inner}`, field: leaf }))
      : [{ path: name, field }],
  );
}

/** The value at a leaf's dotted path; undefined where it, or its group, is absent. */
export function valueAt(record: object, path: string): unknown {
  let value: unknown = record;
  for (const step of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[step];
  return value;
}

/** Sets the value at a leaf's dotted path, making its group where it is absent. */
export function setAt(record: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', inner] = path.split('.');
  if (inner === undefined) record[name] = value;
  else record[name] = { ...(record[name] as object | undefined), [inner]: value };
}

/** Takes away what stands at a leaf's dotted path. */
export function removeAt(record: Record<string, unknown>, path: string): void {
  const [name = '', inner] = path.split('.');
  if (inner === undefined) delete record[name];
  else if (record[name]) {
    const { [inner]: _, ...rest } = record[name] as Record<string, unknown>;
    record[name] = rest;
  }
}

/** The fields whose values are answered as masks. */
export const sensitiveLeavesOf = ({ leaves }: Pick<AnyResource, 'leaves'>): readonly Leaf[] =>
  leaves.filter(({ field }) => field.sensitive);

/** A field's label: its own, or its name in words ("emailAddress" → "Email address"). */
export function labelOf(leaf: Leaf): string {
  if (leaf.field.label) return leaf.field.label;
  const words = (leaf.path.split('.').at(-1) ?? '')
    .replace(/Id$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The status that callers may set, one record at a time or by `<name>/bulk-status`; undefined where there is none. */
export function freeStatusOf({ access, leaves }: Pick<AnyResource, 'access' | 'leaves'>): Field | undefined {
  const status = leaves.find(({ path }) => path === 'status')?.field;
  return access?.update && status?.kind === 'oneOf' && !status.readOnly && !status.createOnly ? status : undefined;
}

/** Whether a field is ever told to a caller. */
export const isAnswered = ({ kind, answered }: Pick<Field, 'kind' | 'answered'>): boolean =>
  kind !== 'secret' && answered !== false;

/** What a field holds where nothing was given: its default, an empty list for the list kinds, otherwise undefined. */
export function defaultOf(field: Field): unknown {
  return field.default ?? (field.kind === 'manyOf' || field.kind === 'references' ? [] : undefined);
}
