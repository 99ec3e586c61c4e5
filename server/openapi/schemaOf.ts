import type { AnyResource } from '../../resources/language/defineResource';
import { isOptional, type Shape, type ShapeFields } from '../../resources/language/shapes';
import { type Json, orNull, strictObject } from './json';
import { RESPONSE_SCHEMAS, recordFields } from './recordSchema';

type Holds = Shape['holds'];
type Of<T extends Holds['type']> = Extract<Holds, { type: T }>;

/** Finds a resource by its name, and adds its record to the document. */
export type FindResource = (name: string) => { resource: AnyResource; ref: Json };

/** Returns the JSON Schema of a shape. */
export function schemaOf({ holds }: Shape, resolve: FindResource): Json {
  const inner = (shape: Shape) => schemaOf(shape, resolve);
  switch (holds.type) {
    case 'kind':
      return RESPONSE_SCHEMAS[holds.kind];
    case 'oneOf':
      return constants(holds.options);
    case 'list':
      return { type: 'array', items: inner(holds.of) };
    case 'byId':
      return { type: 'object', additionalProperties: inner(holds.of) };
    case 'tuple':
      return {
        type: 'array',
        prefixItems: holds.of.map(inner),
        minItems: holds.of.length,
        maxItems: holds.of.length,
      };
    case 'object':
      return strictObject(fieldsOf(holds.fields, resolve), absentIn(holds.fields));
    case 'either':
      return { oneOf: holds.of.map(inner) };
    case 'nullable':
      return orNull(inner(holds.of));
    case 'record':
      return recordSchema(holds, resolve);
    case 'file':
      return { type: 'string' };
  }
}

const fieldsOf = (fields: ShapeFields, resolve: FindResource) =>
  Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, schemaOf(shape, resolve)]));

const absentIn = (fields: ShapeFields) => Object.keys(fields).filter((name) => isOptional(fields[name] as Shape));

function constants(options: readonly (string | number | boolean | null)[]): Json {
  const types = [...new Set(options.map((option) => (option === null ? 'null' : typeof option)))];
  return { ...(types.length === 1 ? { type: types[0] } : {}), enum: options };
}

function recordSchema({ name, only, without = [], also }: Of<'record'>, resolve: FindResource): Json {
  const of = resolve(name);
  if (!only && !also && without.length === 0) return of.ref;
  const all = Object.entries(recordFields(of.resource));
  const left = all.filter(([field]) => (only ? only.includes(field) : !without.includes(field)));
  return strictObject({ ...Object.fromEntries(left), ...fieldsOf(also ?? {}, resolve) }, absentIn(also ?? {}));
}
