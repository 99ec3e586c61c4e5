import type { Field, Fields, RecordBase, Values } from './kinds';
import type { ResourceDeclaration } from './ResourceDeclaration';

export interface FlatField {
  /** The dotted path in the record, e.g. `client.firstName`. */
  path: string;
  field: Field;
  /** The path of a second field that is displayed with it as one. */
  with?: string;
}

/** A declaration with everything derived from it. */
export interface Resource<F extends Fields = Fields>
  extends Omit<ResourceDeclaration, 'fields' | 'representation' | 'unique' | 'singular'> {
  fields: F;
  /** Returns the name of a record for people. */
  represent(record: object): string;
  unique: readonly (readonly string[])[];
  /** The name of the list in an answer: `workOrders`. */
  listName: string;
  /** The name of one record in an answer: `workOrder`. */
  singular: string;
  /** Every field, with groups flattened. */
  leaves: readonly FlatField[];
}

export type AnyResource = Resource<Fields>;

/** The record type of a resource, in the API and in the store. */
export type RecordOf<R> = R extends { fields: infer F extends Fields } ? Values<F> & RecordBase : never;

/** New values for some of a record's declared fields; of a group, what is given of it. Never a whole record. */
export type Changes<R> = Partial<Omit<RecordOf<R>, keyof RecordBase>> & { [N in keyof RecordBase]?: never };

const camelCase = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Declares an entity; everything else (table, endpoints, validation, screens) is derived from the result. */
export function defineResource<const F extends Fields>(declaration: ResourceDeclaration<F>): Resource<F> {
  const [one] = declaration.label;
  const {
    representation,
    unique = [],
    singular = camelCase(one.toLowerCase().replace(/ /g, '-')),
    ...rest
  } = declaration;
  return {
    ...rest,
    represent: (record) => representation?.(record as Values<F> & RecordBase) ?? one,
    unique,
    listName: camelCase(declaration.name),
    singular,
    leaves: flattenFields(declaration.fields),
  };
}

/** Returns the fields with groups flattened. */
export function flattenFields(fields: Fields): FlatField[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'group'
      ? Object.entries(field.fields).map(([inner, leaf]) => leafAt(`${name}.${inner}`, leaf))
      : [leafAt(name, field)],
  );
}

/** Returns a field at its path; a closed list whose name ends in status, stage or code is a state by default. */
function leafAt(path: string, field: Field): FlatField {
  const isState = field.kind === 'oneOf' && /(status|stage|code)$/i.test(path);
  return { path, field: isState ? { state: true, ...field } : field };
}

/** Returns the value at a dotted path; undefined if it or its group is missing. */
export function valueAt(record: object, path: string): unknown {
  if (!path.includes('.')) return (record as Record<string, unknown>)[path];
  let value: unknown = record;
  for (const step of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[step];
  return value;
}

/** Sets the value at a dotted path; creates the group if it is missing. */
export function setAt(record: Record<string, unknown>, path: string, value: unknown): void {
  if (!path.includes('.')) {
    record[path] = value;
    return;
  }
  const [name = '', inner = ''] = path.split('.');
  record[name] = { ...(record[name] as object | undefined), [inner]: value };
}

/** Removes the value at a dotted path. */
export function removeAt(record: Record<string, unknown>, path: string): void {
  const [name = '', inner] = path.split('.');
  if (inner === undefined) delete record[name];
  else if (record[name]) {
    const { [inner]: _, ...rest } = record[name] as Record<string, unknown>;
    record[name] = rest;
  }
}

/** Returns the fields whose values are masked in answers. */
export const sensitiveLeavesOf = ({ leaves }: Pick<AnyResource, 'leaves'>): readonly FlatField[] =>
  leaves.filter(({ field }) => field.sensitive);

/** Returns a field's label: its own, or one derived from its name ("emailAddress" → "Email address"). */
export function labelOf(leaf: FlatField): string {
  if (leaf.field.label) return leaf.field.label;
  const words = (leaf.path.split('.').at(-1) ?? '')
    .replace(/Id$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the status field that callers may set, one record at a time or with `<name>/bulk-status`; undefined if there is none.
 */
export function freeStatusOf({ access, leaves }: Pick<AnyResource, 'access' | 'leaves'>): Field | undefined {
  const status = leaves.find(({ path }) => path === 'status')?.field;
  return access?.update && status?.kind === 'oneOf' && !status.readOnly && !status.createOnly ? status : undefined;
}

/** Returns whether a field is ever included in answers. */
export const isAnswered = ({ kind, answered }: Pick<Field, 'kind' | 'answered'>): boolean =>
  kind !== 'secret' && answered !== false;

/** Returns whether the values of a field are lists, which are never null. */
export const isList = ({ kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'manyOf' || kind === 'references' || kind === 'tags';

/** Returns the field with the tags of a resource's records; undefined if they have none. */
export const tagsOf = ({ leaves }: Pick<AnyResource, 'leaves'>): FlatField | undefined =>
  leaves.find(({ field }) => field.kind === 'tags');

/** Returns the value of a field if none was given: its default, an empty list for list kinds, otherwise undefined. */
export function defaultOf(field: Field): unknown {
  return field.default ?? (isList(field) ? [] : undefined);
}
