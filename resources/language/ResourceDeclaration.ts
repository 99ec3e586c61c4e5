import type { Permission } from '../../contract/access/permissions';
import type { OfficePageKey } from '../../contract/pages/officePages';
import type { Field, Fields, RecordBase, Values } from './kinds';
import type { AnyPath, FieldPath } from './paths';
import type { Succession } from './renewal';

/**
 * A list of a resource's records that the API serves under a separate path. It accepts offset, limit, sortBy and these filters
 * (no sortAsc: the order is always ascending); `<path>/export` returns all of them as a file.
 */
export interface ScreenSource {
  /** The path after the base v1, without a leading slash. */
  path: string;
  /** Each of these permissions opens the list. */
  access: readonly Permission[];
  /** The filters by query parameter; only one can be used at a time. */
  filters: Readonly<Record<string, Field>>;
  /** The field by which it is sorted by default. */
  sort?: AnyPath;
}

/** A list and its details page under the specification's routes (without the leading slash). */
export interface Screen<P extends AnyPath = AnyPath> {
  list: string;
  details?: string;
  /** The heading, if it differs from the resource's plural label. */
  label?: string;
  /** Filters that this screen always applies, as query parameters. */
  filter?: Record<string, string>;
  /** Where its records are read, if not under the resource's own path. */
  source?: ScreenSource;
  /** Its columns, if they differ from the resource's. */
  columns?: readonly P[];
  /** The reference to the customer whose phone number is a column next to it. */
  phoneOf?: P;
  pageSize?: number;
  /** Predefined filters above the list. */
  views?: readonly PresetView[];
  /** The default order, if it differs from the resource's. */
  sort?: { by: P; ascending: boolean };
  /** Its tab shows the number of its records; one call counts all such tabs of a resource. */
  counted?: boolean;
  /** Shown as a tab next to the list screen of this route, whose menu entry stands for both. */
  beside?: string;
  /** Its entry in the side menu; each of the permissions shows it. */
  menu?: { group?: string; label?: string; order: number; permissions: readonly Permission[] };
}

/** Returns the path of the column with the phone number of the customer that a screen's records refer to, if it has one. */
export const phonePathOf = ({ phoneOf }: Pick<Screen, 'phoneOf'>): string | undefined =>
  phoneOf && `${phoneOf}.phoneNumber`;

/** A named set of query parameters. A day may be `today`, `tomorrow`, `monday` or `sunday` (of this week), a person `me`. */
export interface PresetView {
  label: string;
  query: Readonly<Record<string, string>>;
  /** True if the list opens with it until the user has chosen filters there. */
  preselected?: boolean;
}

/** Each of these permissions is sufficient. */
export type Needed = Permission | readonly Permission[];

/** The permissions for each verb. A verb without one has no endpoint at all; `read` defaults to `list`. */
interface Access<P extends AnyPath> {
  list?: Needed;
  read?: Needed;
  create?: Needed;
  update?: Needed;
  remove?: Needed;
  /**
   * The sensitive verbs, which require step-up authentication. Exports of every resource require it from users with a second
   * factor.
   */
  confirms?: readonly Verb[];
  /**
   * The owners of the records, for callers with a permission limited to some records: everybody (a catalogue, which they can read
   * but not change), or the user in any of these ways. By default, such callers see no records.
   */
  whose?: 'everybody' | Ownership<P> | readonly Ownership<P>[];
  /** A permission with which users list and read the records that name them as the requester in this field. */
  own?: { permission: Permission; by: P };
  /**
   * The field with the name of the resource that a record is about: the record is visible to users who may list all records of
   * that resource.
   */
  about?: P;
  /**
   * The references to the record that it belongs to, one of which is set: it is visible to users who may list that record, and only
   * they may write it.
   */
  subjects?: readonly P[];
}

/** The verbs of CRUD. */
export type Verb = 'list' | 'read' | 'create' | 'update' | 'remove';

/**
 * The paths of the user and the agency that own a record; or of a reference to a record with the same owner; or of the user
 * assigned to it, and of the team (a role) that has it while no user is assigned.
 */
export type Ownership<P extends AnyPath = AnyPath> =
  | { seller?: P; agency?: P }
  | { through: P }
  | { assignee: P; team: P };

/** How long records are kept; a record that others refer to is kept as long as they are. */
export interface Retention<P extends AnyPath = AnyPath> {
  days: number;
  /** The path of the moment from which the days are counted. */
  by: P;
  /** Only records with one of these values, by path; null means without a value. */
  where?: { readonly [Path in P]?: readonly string[] | null };
  /** Empties these fields instead of deleting the record. */
  empties?: readonly P[];
  /** Also deletes everything that refers to the record and to no one else's. */
  whole?: true;
}

/** The fields at the top of a record's page, of its line among related records and of its card on a phone. */
interface Headline<P extends AnyPath = AnyPath> {
  /** The value that people look for first, such as an amount or a number of days; by default the record's name. */
  value?: P;
  /** Its states; by default every field that is a state. */
  states?: readonly P[];
  /** The owner: on a phone, the first one that is known is the heading, since people know names, not numbers. */
  whom?: readonly P[];
  /** Other fields that matter at first sight. */
  about?: readonly P[];
}

/** The records with one of these values in each of these fields. */
export type ValuesByPath<P extends AnyPath> = { readonly [Path in P]?: readonly string[] };

/** Declares the sums under a list, so that nothing is added that must not be added. */
export type ListSum<P extends AnyPath = AnyPath> = { field: P } & (
  | {
      /** The field whose values have a sum each, and no total. */
      by: P;
      /** The value that counts, shown first; the others follow in their own order. */
      first: string | boolean;
      /** The word for records whose flag `by` is not set. */
      unset?: string;
    }
  | {
      /** Money in, and money out, which is subtracted. */
      in: ValuesByPath<P>;
      out: ValuesByPath<P>;
      /** Money that is counted elsewhere as well: shown, and not part of the net sum. */
      apart?: ValuesByPath<P>;
    }
);

/** The declaration of a resource; see the README, "Add an entity". */
export interface ResourceDeclaration<F extends Fields = Fields> {
  /** Plural, kebab case: the path, the table, the folder of its screens. */
  name: string;
  /** Singular and plural label. */
  label: readonly [string, string];
  /** The name of one record in an answer, if it differs from the label in camel case. */
  singular?: string;
  /** The name of a bundled icon. */
  icon?: string;
  /** Returns the name of a record where it is mentioned. */
  representation?: (record: Values<F> & RecordBase) => string;
  fields: F;
  headline?: Headline<FieldPath<F>>;
  /** Sets of fields whose combined values must be unique. */
  unique?: readonly (readonly (keyof F & string)[])[];
  list?: {
    columns: readonly FieldPath<F>[];
    pageSize?: number;
    /** The sums of `<name>/sum`, and under its lists. */
    sum?: ListSum<FieldPath<F>>;
    /** The default order of its screens, if it is not the oldest first. */
    sort?: { by: FieldPath<F>; ascending: boolean };
    /** Shown while there are no records: how records are made, and the page of the back-office where that is set up. */
    none?: { text: string; page?: OfficePageKey };
  };
  screens?: readonly Screen<FieldPath<F>>[];
  access?: Access<FieldPath<F>>;
  /** When a record is overdue; by default never. Its status field must be named `status`. */
  overdue?: Overdue<FieldPath<F>>;
  /** The fields that define a renewal of its records; by default nothing renews them. */
  succession?: Succession<FieldPath<F>>;
  /** When records are deleted automatically; by default never. */
  retention?: readonly Retention<FieldPath<F>>[];
  /**
   * The reference to the record of the same resource that has replaced a record. Lists, counts and searches leave out replaced
   * records, unless they filter by this field or ask for ids.
   */
  replacedBy?: FieldPath<F>;
  /** The paths of phone numbers and e-mail addresses that identify the owner of a record without references. */
  contactPaths?: readonly FieldPath<F>[];
  /** A second path of its list, if the specification reads it under another resource's. */
  listedAs?: string;
  /** The verb of an update, if the specification's is not PUT. */
  updateVerb?: 'PATCH';
  /**
   * True if a change or deletion can be undone for some seconds: only if it moves no money, gives no access and notifies no one.
   */
  undoable?: boolean;
  /** True if users who may create and change records may also import them from a CSV file. */
  importable?: boolean;
}

/** When a record is overdue: one declaration for the mark on screens, the filter `due`, the figures and their index. */
export interface Overdue<P extends AnyPath = AnyPath> {
  /** The path of the moment after which it is overdue. */
  after: P;
  /** The statuses in which it can be overdue. */
  while: readonly string[];
  /** The path of the field next to which lists show the mark. */
  shownBy: P;
}
