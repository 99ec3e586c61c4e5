import type { Permission } from '../../contract/access/permissions';
import type { Field, Fields, RecordBase, Values } from './kinds';
import type { Overdue } from './overdue';
import type { AnyPath, FieldPath } from './paths';
import type { Succession } from './renewal';

/**
 * A list of a resource's records that the API answers under a path of its own. It takes offset, limit, sortBy and these filters
 * (no sortAsc: it is always in ascending order); under `<path>/export` it answers all of them as a file.
 */
export interface ScreenSource {
  /** After the base v1, without a leading slash. */
  path: string;
  /** Any one of them opens the list. */
  access: readonly Permission[];
  /** Its filters by query parameter; they exclude one another. */
  filters: Readonly<Record<string, Field>>;
  /** The field by which it begins to be ordered. */
  sort?: AnyPath;
}

/** A list and its details page under the specification's routes (without the leading slash). */
export interface Screen<P extends AnyPath = AnyPath> {
  list: string;
  details?: string;
  /** Heading where it is not the resource's own plural label. */
  label?: string;
  /** Filters that this screen always applies, as query parameters. */
  filter?: Record<string, string>;
  /** Where its records are read, if not under the resource's own path. */
  source?: ScreenSource;
  /** Columns where they are not the resource's own. */
  columns?: readonly P[];
  pageSize?: number;
  /** Sets of filters that are at hand above the list. */
  views?: readonly View[];
  /** The order that it begins with, where that is not the resource's own. */
  sort?: { by: P; ascending: boolean };
  /** Its tab says how many records it holds; all such tabs of a resource are counted by one call. */
  counted?: boolean;
  /** Shown as a tab beside the list screen of this route, which stands in the menu for both. */
  beside?: string;
  /** Its entry in the side menu: shown to those who hold any one of the permissions. */
  menu?: { group?: string; label?: string; order: number; permissions: readonly Permission[] };
}

/** Some query parameters under a name. A day may be `today`, `tomorrow`, `monday` or `sunday` (of this week), a person `me`. */
export interface View {
  label: string;
  query: Readonly<Record<string, string>>;
}

/** Any one of the permissions suffices. */
export type Needed = Permission | readonly Permission[];

/** Who may do what. A verb left out has no endpoint at all; `read` is `list` where it is left out. */
interface Access<P extends AnyPath> {
  list?: Needed;
  read?: Needed;
  create?: Needed;
  update?: Needed;
  remove?: Needed;
  /** The sensitive verbs: people confirm their identity first. Exports of every resource ask people with a second factor. */
  confirms?: readonly Verb[];
  /**
   * Whose the records are, for callers who hold a permission for some records only: everybody's (a catalogue, which they
   * read and do not change), or theirs in any one of these ways. Left out, none of the records is theirs.
   */
  whose?: 'everybody' | Ownership<P> | readonly Ownership<P>[];
  /** A permission with which people list and read, of all records, those that name them in this field: what they asked for. */
  own?: { permission: Permission; by: P };
  /** The field that names the resource a record tells of: it is shown to those who may list all of that one's records. */
  about?: P;
}

/** What may be done with records. */
export type Verb = 'list' | 'read' | 'create' | 'update' | 'remove';

/**
 * The paths of a user and of an agency whose the record is; or of a reference, to a record whose owner's it is; or of a user who
 * is to work on it, and of the team (a role) whose it is while no such user is named.
 */
export type Ownership<P extends AnyPath = AnyPath> =
  | { seller?: P; agency?: P }
  | { through: P }
  | { assignee: P; team: P };

/** For how long records are kept; one that others refer to stays for as long as they do. */
export interface Retention<P extends AnyPath = AnyPath> {
  days: number;
  /** Path of the moment from which the days are counted. */
  by: P;
  /** Only the records that hold one of these values, by path; null: that hold none. */
  where?: { readonly [Path in P]?: readonly string[] | null };
  /** Instead of the record, what stands in these fields. */
  empties?: readonly P[];
  /** With all that refers to it and belongs to nobody else. */
  whole?: true;
}

/** What a record's page, its line among related records and its card on a phone begin with. */
interface Headline<P extends AnyPath = AnyPath> {
  /** What people look for first, such as an amount or a number of days; left out, what the record is called. */
  value?: P;
  /** How it stands; left out, every field that tells a state. */
  states?: readonly P[];
  /** Whose it is: the first of them that is known stands at its head on a phone, since people know names, not numbers. */
  whom?: readonly P[];
  /** What else matters at first sight. */
  about?: readonly P[];
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
  headline?: Headline<FieldPath<F>>;
  /** Fields whose values together occur once. */
  unique?: readonly (readonly (keyof F & string)[])[];
  list?: {
    columns: readonly FieldPath<F>[];
    pageSize?: number;
    /** The field summed by `<name>/sum`, and under its lists. */
    sum?: FieldPath<F>;
    /** The field by whose values that sum is divided. */
    sumBy?: FieldPath<F>;
    /** The order that its screens begin with, where that is not the oldest first. */
    sort?: { by: FieldPath<F>; ascending: boolean };
  };
  screens?: readonly Screen<FieldPath<F>>[];
  access?: Access<FieldPath<F>>;
  /** When a record is overdue; never where it is left out. Its status field is named `status`. */
  overdue?: Overdue<FieldPath<F>>;
  /** What renews its records; nothing where it is left out. */
  succession?: Succession<FieldPath<F>>;
  /** When records are removed by themselves; never where it is left out. */
  retention?: readonly Retention<FieldPath<F>>[];
  /** Where phone numbers and e-mail addresses say whose a record is that refers to nobody. */
  contactPaths?: readonly FieldPath<F>[];
  /** A second path of its list, where the specification reads it under another resource's. */
  listedAs?: string;
  /** The verb of a change where the specification's is not PUT. */
  updateVerb?: 'PATCH';
  /** Whether a change or a deletion can be taken back for some seconds: only where it moves no money, opens no access and tells nobody. */
  undoable?: boolean;
  /** Whether those who may create and change its records may also take them from a CSV file. */
  importable?: boolean;
}
