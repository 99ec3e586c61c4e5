import type { Transitions } from '../../contract/transitions';

/**
 * The kinds of fields: a closed union. Every consumer (table column, validator, list column, input, demo value) has one
 * exhaustive map from kind to its behaviour, so a new kind does not compile until each of them handles it.
 */
export interface Kinds {
  /** One line of text. */
  text: string;
  /** Several lines of text. */
  longText: string;
  /** An e-mail address, stored in lower case. */
  email: string;
  /** A telephone number, stored as `+256XXXXXXXXX`. */
  phone: string;
  integer: number;
  /** A number with a fraction, such as a latitude in degrees. */
  decimal: number;
  /** Whole units of the brand's currency, never a fraction. */
  money: number;
  /** A number of bytes, shown as MB or GB. */
  bytes: number;
  boolean: boolean;
  /** A calendar day, `YYYY-MM-DD`. */
  date: string;
  /** A moment, ISO 8601 in UTC with milliseconds. */
  dateTime: string;
  /** One value of a closed list. */
  oneOf: string;
  /** Several values of a closed list. */
  manyOf: string[];
  /** Words by which people sort records, such as VIP (contract/tags.ts). */
  tags: string[];
  /** The id of one record of another resource. */
  reference: string;
  /** The ids of several records of another resource. */
  references: string[];
  /** A human-readable sequence number such as `KF-000123`, which the server assigns when the record is created. */
  sequence: string;
  /** Accepted but never returned; the server stores it irreversibly. */
  secret: string;
  /** A GeoJSON polygon, longitude before latitude. */
  polygon: Polygon;
  /** Any JSON value, shown unchanged and never accepted from a caller. */
  json: unknown;
}
export type Kind = keyof Kinds;

export interface Polygon {
  type: 'Polygon';
  /** The outer ring first, then holes; each ring is closed, each point is `[longitude, latitude]` in degrees. */
  coordinates: [number, number][][];
}

/** `code`: a reference or its beginning; `phone`: a number in any format; `name`: the beginning of a word. */
type FoundBy = 'code' | 'phone' | 'name';

/** The options of every field. */
export interface FieldOptions<Value> {
  /** The label; by default derived from the field's name. */
  label?: string;
  /** A hint shown next to the input. */
  help?: string;
  required?: boolean;
  default?: Value;
  /** Found by `searchTerm`; for a reference, the referenced record's searchable fields are searched, too. */
  searchable?: boolean;
  /** The query parameter (or parameters) that filter by this field; several values are separated by commas. */
  filter?: string | readonly string[];
  /** For a day: the query parameters `<days>From` and `<days>To` filter by its first and last day. */
  days?: string;
  /** No two records may have the same value; null does not count. */
  unique?: boolean;
  /**
   * Adds an index for server-side lookups (`anyCase`: case-insensitive). Filterable, reference and unique fields are indexed
   * anyway; polygons get a spatial index.
   */
  indexed?: boolean | 'anyCase';
  /** For a text: comma-separated names that the server also finds by a similar spelling or sound. */
  similar?: true;
  /** How the command box finds records by this field (resources/search/globalSearch.ts); sequence numbers need no option. */
  found?: FoundBy;
  /** For a text that the server writes: the sentences that it can be, with placeholders. Screens show it in the user's language. */
  sentences?: readonly string[];
  /** Set by the server only: shown, but never accepted from a caller. */
  readOnly?: boolean;
  /**
   * False: never returned to a caller. A function: returned as null for records for which it returns false. Lists cannot be
   * sorted by the field.
   */
  answered?: false | ((record: Record<string, unknown>) => boolean);
  /** Returned or accepted for programs only: no screen shows it. */
  hidden?: boolean;
  /** Only useful to people who run the system: shown in the collapsed section of technical details, to users who may see it. */
  technical?: boolean;
  /** The expected value: details show the field only if it has another value. */
  usual?: Value;
  /** Shown where the field is empty: the value of another field of the same record, or else this option or word. */
  instead?: { of: string; otherwise: string };
  /** For a moment: a deadline, shown as the time that is left. */
  deadline?: true;
  /** Accepted when the record is created, and never changed by a caller afterwards. */
  createOnly?: boolean;
  /**
   * True if it is personal data of the record's owner; by default the kind decides (resources/language/personal.ts). A text is
   * the value after an erasure, if the field may not be empty.
   */
  personal?: boolean | string;
  /** For a reference: the record it points at is about the same person, although it does not name them. */
  sharesPerson?: true;
}

/** A declared field. `V` is the type of its value, including null if the field may be empty. */
export interface Field<K extends Kind = Kind, V = unknown> extends FieldOptions<unknown> {
  kind: K;
  /** The minimum and maximum length of a text, in characters. */
  minLength?: number;
  maxLength?: number;
  /** Returns what is wrong with a text from a caller, or null if it is valid. */
  fault?: (text: string) => string | null;
  /** Returns the form in which a text from a caller is stored, or null if it is none; `fault` decides about the text as given. */
  canonical?: (text: string) => string | null;
  /** The smallest and largest accepted number. */
  min?: number;
  max?: number;
  /** For an integer: it names something, such as a port, so its digits are not grouped. */
  identifier?: true;
  /** The options of oneOf and manyOf. */
  options?: readonly string[];
  /** For oneOf: the options to which staff can change each option. A new record has the default. */
  becomes?: Transitions;
  /**
   * Returned as a mask. A user with the permission can request the value of one record at a time (`<name>/{id}/unmask`), which is
   * logged.
   */
  sensitive?: boolean;
  /**
   * For oneOf: true if it is a good or bad state of a record rather than a type. By default the name decides: status, stage,
   * code.
   */
  state?: boolean;
  /** For a day or moment: marked when it is near and when it has passed, while the record has one of these statuses. */
  dueWhile?: readonly string[];
  /** For a text: the field of the same record that is displayed with it as one, such as the last name, and their common label. */
  joined?: { with: string; label: string };
  /** For a text: it contains the name of a resource. */
  namesResource?: true;
  /** For json: it contains a record of the resource that this field of the same record names, and is returned like that one. */
  recordOf?: string;
  /** For the phone number of a referenced record, which a list shows as a column: the reference of the same record. */
  phoneOf?: string;
  /** The name of the resource that a reference points at. */
  to?: string;
  /** For a text: it contains the id of a record of the resource that this field of the same record names. */
  idOf?: string;
  /** For a text: the name of a resource of which it may contain an id; that record is then shown instead. */
  mayName?: string;
  /** The prefix of a sequence number, and whether it contains the year and is counted per year. */
  prefix?: string;
  yearly?: boolean;
  /** Only used in the type: the type of the value. */
  readonly value?: V;
}

/** Fields that belong together and form one object in the API, such as `client` with its `firstName`. */
export interface Group<F extends Record<string, Field> = Record<string, Field>> {
  kind: 'group';
  label?: string;
  fields: F;
  /** For an action's input: the whole group may be missing, although it has required fields. */
  optional?: true;
  /** For an action's input: a list of at most so many of these objects, which may be missing. */
  most?: number;
}

export type Fields = Record<string, Field | Group>;

/** The options without unknown ones: a misspelt `requierd` does not compile. */
type Only<O, Known> = O & { [N in Exclude<keyof O, keyof Known>]: never };
type Filled = { required: true } | { default: NonNullable<unknown> };
type Value<V, O> = O extends Filled ? V : V | null;
type TextOptions = FieldOptions<string> &
  Pick<
    Field,
    'minLength' | 'maxLength' | 'fault' | 'canonical' | 'sensitive' | 'idOf' | 'mayName' | 'joined' | 'namesResource'
  >;
type NumberOptions = FieldOptions<number> & { min?: number; max?: number };
type IntegerOptions = NumberOptions & { identifier?: true };
type OneOfOptions<T extends readonly string[]> = FieldOptions<T[number]> & {
  becomes?: Transitions<T[number]>;
  state?: boolean;
};
type TimeOptions = FieldOptions<string> & Pick<Field, 'dueWhile'>;

function kind<K extends Kind, Options extends object = FieldOptions<Kinds[K]>>(
  name: K,
  preset: Partial<Omit<Field, 'value'>> = {},
) {
  return <const O extends Options>(options?: Only<O, Options>) =>
    ({ ...preset, ...options, kind: name }) as Field<K, Value<Kinds[K], O>>;
}

export const text = kind<'text', TextOptions>('text', { maxLength: 120 });
export const longText = kind<'longText', TextOptions>('longText', { maxLength: 4000 });
export const email = kind<'email', TextOptions>('email', { maxLength: 254 });
export const phone = kind<'phone', TextOptions>('phone', { maxLength: 30 });
export const integer = kind<'integer', IntegerOptions>('integer', { min: 0, max: 2_000_000_000 });
export const decimal = kind<'decimal', NumberOptions>('decimal');
export const money = kind<'money', NumberOptions>('money', { min: 0, max: 1_000_000_000_000 });
export const bytes = kind<'bytes', NumberOptions>('bytes', { min: 0, max: Number.MAX_SAFE_INTEGER });
export const boolean = kind('boolean');
export const date = kind<'date', TimeOptions>('date');
export const dateTime = kind<'dateTime', TimeOptions>('dateTime');
export const polygon = kind('polygon');
export const json = kind<'json', FieldOptions<unknown> & { recordOf?: string }>('json', { readOnly: true });
export const secret = kind<'secret', TextOptions>('secret', { minLength: 12, maxLength: 200 });

/**
 * A sequence number, e.g. `sequence({ prefix: 'KF' })` → `KF-000123`; with `yearly`, `RCT-2026-000045`, counted from 1 each year.
 */
export function sequence(options: { prefix: string; yearly?: boolean; label?: string }): Field<'sequence', string> {
  return { ...options, kind: 'sequence', readOnly: true, searchable: true, unique: true, required: true };
}

export function oneOf<const T extends readonly string[], const O extends OneOfOptions<T>>(
  options: T,
  more?: Only<O, OneOfOptions<T>>,
) {
  return { ...more, kind: 'oneOf', options } as Field<'oneOf', Value<T[number], O>>;
}

export function manyOf<const T extends readonly string[]>(options: T, more?: FieldOptions<T[number][]>) {
  return { ...more, kind: 'manyOf', options } as Field<'manyOf', T[number][]>;
}

/** The tags of a record, in a field named `tags`. Records are filtered by any of several tags, and found by them. */
export const tags = (more?: FieldOptions<string[]>) =>
  ({ filter: 'tags', searchable: true, help: TAGS_HELP, ...more, kind: 'tags' }) as Field<'tags', string[]>;

const TAGS_HELP =
  'Words to sort by, such as VIP or Landlord. They stay when a person’s data is erased, so write nothing personal.';

/** A reference always has a filter with its own name, e.g. `accountId=`. */
export function reference<const O extends FieldOptions<string>>(to: string, more?: Only<O, FieldOptions<string>>) {
  return { ...more, kind: 'reference', to } as Field<'reference', Value<string, O>>;
}

export function references(to: string, more?: FieldOptions<string[]>) {
  return { ...more, kind: 'references', to } as Field<'references', string[]>;
}

export function group<F extends Record<string, Field>>(fields: F, label?: string): Group<F> {
  return { kind: 'group', fields, ...(label ? { label } : {}) };
}

/** A list of objects in an action's input. */
export const groups = <F extends Record<string, Field>>(fields: F, most: number) =>
  ({ kind: 'group', fields, most, optional: true }) as const;

type ValueOf<F> =
  F extends Group<infer G> ? { [N in keyof G]: ValueOf<G[N]> } : F extends Field<Kind, infer V> ? V : never;

/** The values of declared fields as one object. */
export type Values<F extends Fields> = { [N in keyof F]: ValueOf<F[N]> };

/** The fields that every record has in addition to its declared ones. */
export interface RecordBase {
  /** UUIDv7. */
  id: string;
  /** Moments, ISO 8601 in UTC. */
  dateCreated: string;
  dateUpdated: string;
}
