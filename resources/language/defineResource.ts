import type { Field, Fields, RecordBase, Values } from './kinds';
import type { ResourceDeclaration } from './ResourceDeclaration';

export interface Leaf {
  /** Dotted path in the record, e.g. `client.firstName`. */
  path: string;
  field: Field;
  /** Path of a second field that is read as one with it. */
  with?: string;
}

/** A declaration with what follows from it. */
export interface Resource<F extends Fields = Fields>
  extends Omit<ResourceDeclaration, 'fields' | 'representation' | 'unique'> {
  fields: F;
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
      ? Object.entries(field.fields).map(([inner, leaf]) => leafAt(`${name}.${inner}`, leaf))
      : [leafAt(name, field)],
  );
}

/** A field at its path; a closed list that is named as a state is one, unless it says otherwise. */
function leafAt(path: string, field: Field): Leaf {
  const isState = field.kind === 'oneOf' && /(status|stage|code)$/i.test(path);
  return { path, field: isState ? { state: true, ...field } : field };
}

/** The value at a leaf's dotted path; undefined where it, or its group, is absent. */
export function valueAt(record: object, path: string): unknown {
  if (!path.includes('.')) return (record as Record<string, unknown>)[path];
  let value: unknown = record;
  for (const step of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[step];
  return value;
}

/** Sets the value at a leaf's dotted path, making its group where it is absent. */
export function setAt(record: Record<string, unknown>, path: string, value: unknown): void {
  if (!path.includes('.')) {
    record[path] = value;
    return;
  }
  const [name = '', inner = ''] = path.split('.');
  record[name] = { ...(record[name] as object | undefined), [inner]: value };
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
