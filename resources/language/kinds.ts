import type { Transitions } from '../../contract/transitions';

/**
 * The kinds of field: a closed union. Every consumer (table column, validator, list column, input, made-up value) keeps one
 * exhaustive map from kind to what it makes, so a new kind does not compile until each of them knows it.
 */
export interface Kinds {
  /** One line of text. */
  text: string;
  /** Several lines of text. */
  longText: string;
  /** An e-mail address, kept in lower case. */
  email: string;
  /** A telephone number, kept as `+256XXXXXXXXX`. */
  phone: string;
  integer: number;
  /** A number with a fraction, such as a latitude in degrees. */
  decimal: number;
  /** Whole units of the brand's currency, never a fraction. */
  money: number;
  boolean: boolean;
  /** A calendar day, `YYYY-MM-DD`. */
  date: string;
  /** A moment, ISO 8601 in UTC with milliseconds. */
  dateTime: string;
  /** One of a closed list. */
  oneOf: string;
  /** Several of a closed list. */
  manyOf: string[];
  /** The id of one record of another resource. */
  reference: string;
  /** The ids of several records of another resource. */
  references: string[];
  /** A human-readable running number such as `KF-000123`, given by the server when the record is made. */
  sequence: string;
  /** Accepted, never answered; the server stores what cannot be turned back. */
  secret: string;
  /** A GeoJSON polygon, longitude before latitude. */
  polygon: Polygon;
  /** Anything that JSON can hold, shown as it is and never accepted from a caller. */
  json: unknown;
}
export type Kind = keyof Kinds;

export interface Polygon {
  type: 'Polygon';
  /** The outer ring first, then holes; each closed, each point `[longitude, latitude]` in degrees. */
  coordinates: [number, number][][];
}

/** `code`: a reference, whole or its beginning; `phone`: a number in any format; `name`: the beginning of a word. */
type FoundBy = 'code' | 'phone' | 'name';

/** What every field may say of itself. */
export interface FieldOptions<Value> {
  /** The label people see; made from the field's name where it is left out. */
  label?: string;
  /** A hint shown beside the input. */
  help?: string;
  required?: boolean;
  default?: Value;
  /** Found by `searchTerm`; for a reference, the referenced record's searchable fields are searched too. */
  searchable?: boolean;
  /** The query parameter (or parameters) that filter by this field; several values are separated by commas. */
  filter?: string | readonly string[];
  /** Of a day: the query parameters `<days>From` and `<days>To` filter by its first and last day. */
  days?: string;
  /** No two records may share a value; null is not a value. */
  unique?: boolean;
  /**
   * Looked for by the server itself, `anyCase`: whatever its letters' case; what filters, refers or is unique has its index
   * without it, and a polygon that by which a point finds it.
   */
  indexed?: boolean | 'anyCase';
  /** Of a text: names, separated by commas, that the server finds by others which are spelt or sound alike. */
  similar?: true;
  /** How the command box finds records by it (resources/search/globalSearch.ts); running numbers are found without it. */
  found?: FoundBy;
  /** Set by the server only: shown, never accepted from a caller. */
  readOnly?: boolean;
  /** False: never told to a caller; a function: null to a caller where it is false of the record. Nothing is sorted by it. */
  answered?: false | ((record: Record<string, unknown>) => boolean);
  /** Answered or taken, for programs: no screen shows it. */
  hidden?: boolean;
  /** Of use to those who look after the system only: shown in the closed section of technical details, to people who may see it. */
  technical?: boolean;
  /** The value that goes without saying: details show the field only where it holds another. */
  usual?: Value;
  /** Of a moment: something must be done by then, so it is shown as the time that is left. */
  deadline?: true;
  /** Accepted when the record is made, and never changed by a caller afterwards. */
  createOnly?: boolean;
  /**
   * Whether it says something of the person whose the record is; left out, the kind tells (resources/language/personal.ts). A text is what
   * stands in its place once the person is erased, where the field may not be empty.
   */
  personal?: boolean | string;
  /** Of a reference: the record it points at is about the same person, though it does not name them. */
  sharesPerson?: true;
}

/** One declared field. `V` is the value a record holds, with null where the field may be empty. */
export interface Field<K extends Kind = Kind, V = unknown> extends FieldOptions<unknown> {
  kind: K;
  /** Shortest and longest text accepted, in characters. */
  minLength?: number;
  maxLength?: number;
  /** What is wrong with a text that a caller gives; null where nothing is. */
  fault?: (text: string) => string | null;
  /** Smallest and largest number accepted. */
  min?: number;
  max?: number;
  /** The closed list of oneOf and manyOf. */
  options?: readonly string[];
  /** Of a oneOf: what each option may be changed to by hand. A record is made with the default. */
  becomes?: Transitions;
  /** Answered as a mask; who may see it asks for one record's value at a time (`<name>/{id}/unmask`), which is logged. */
  sensitive?: boolean;
  /** Of a oneOf: whether it tells how a record stands, good or bad, rather than what it is. Left out, its name says so: status, stage, code. */
  state?: boolean;
  /** Of a day or moment: it is marked when it is near, and when it has passed, while the record's status is one of these. */
  dueWhile?: readonly string[];
  /** Of a text: the field beside it that people read as one with it, such as the last name, and what both together are called. */
  joined?: { with: string; label: string };
  /** Of a text: it holds the name of a resource. */
  namesResource?: true;
  /** Of a json: it holds a record of the resource that this field of the same record names, and is answered as that one is. */
  recordOf?: string;
  /** The name of the resource that a reference points at. */
  to?: string;
  /** Of a text: it holds the id of a record of the resource that this field of the same record names. */
  idOf?: string;
  /** What comes before a sequence's number, and whether the year and a fresh count are part of it. */
  prefix?: string;
  yearly?: boolean;
  /** Only in the type: the value's type. */
  readonly value?: V;
}

/** Fields that belong together and are one object on the wire, such as `client` with its `firstName`. */
export interface Group<F extends Record<string, Field> = Record<string, Field>> {
  kind: 'group';
  label?: string;
  fields: F;
  /** Of an action's input: it may be left out as a whole, though it has required fields. */
  optional?: true;
}

export type Fields = Record<string, Field | Group>;

/** Options with no others beside the known ones: a misspelt `requierd` does not compile. */
type Only<O, Known> = O & { [N in Exclude<keyof O, keyof Known>]: never };
type Filled = { required: true } | { default: NonNullable<unknown> };
type Value<V, O> = O extends Filled ? V : V | null;
type TextOptions = FieldOptions<string> &
  Pick<Field, 'minLength' | 'maxLength' | 'fault' | 'sensitive' | 'idOf' | 'joined' | 'namesResource'>;
type NumberOptions = FieldOptions<number> & { min?: number; max?: number };
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
export const integer = kind<'integer', NumberOptions>('integer', { min: 0, max: 2_000_000_000 });
export const decimal = kind<'decimal', NumberOptions>('decimal');
export const money = kind<'money', NumberOptions>('money', { min: 0, max: 1_000_000_000_000 });
export const boolean = kind('boolean');
export const date = kind<'date', TimeOptions>('date');
export const dateTime = kind<'dateTime', TimeOptions>('dateTime');
export const polygon = kind('polygon');
export const json = kind<'json', FieldOptions<unknown> & { recordOf?: string }>('json', { readOnly: true });
export const secret = kind<'secret', TextOptions>('secret', { minLength: 12, maxLength: 200 });

/** A running number, e.g. `sequence({ prefix: 'KF' })` → `KF-000123`; with `yearly`, `RCT-2026-000045` counted afresh each year. */
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

/** A reference always filters by its own name, e.g. `accountId=`. */
export function reference<const O extends FieldOptions<string>>(to: string, more?: Only<O, FieldOptions<string>>) {
  return { ...more, kind: 'reference', to } as Field<'reference', Value<string, O>>;
}

export function references(to: string, more?: FieldOptions<string[]>) {
  return { ...more, kind: 'references', to } as Field<'references', string[]>;
}

export function group<F extends Record<string, Field>>(fields: F, label?: string): Group<F> {
  return { kind: 'group', fields, ...(label ? { label } : {}) };
}

type ValueOf<F> =
  F extends Group<infer G> ? { [N in keyof G]: ValueOf<G[N]> } : F extends Field<Kind, infer V> ? V : never;

/** The values of declared fields as one object. */
export type Values<F extends Fields> = { [N in keyof F]: ValueOf<F[N]> };

/** What every record has besides its declared fields. */
export interface RecordBase {
  /** UUIDv7. */
  id: string;
  /** Moments, ISO 8601 in UTC. */
  dateCreated: string;
  dateUpdated: string;
}
