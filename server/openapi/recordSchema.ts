import { type AnyResource, isAnswered, isList } from '../../resources/language/defineResource';
import type { Field, Group, Kind } from '../../resources/language/kinds';
import { type Json, orNull, strictObject } from './json';

const point = { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], minItems: 2, maxItems: 2 };

/** The schema of each kind in responses. */
export const RESPONSE_SCHEMAS: Record<Kind, Json> = {
  text: { type: 'string' },
  longText: { type: 'string' },
  email: { type: 'string', format: 'email' },
  phone: { type: 'string' },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  money: { type: 'integer' },
  bytes: { type: 'integer' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  dateTime: { type: 'string', format: 'date-time' },
  oneOf: { type: 'string' },
  manyOf: { type: 'array', items: { type: 'string' } },
  tags: { type: 'array', items: { type: 'string' } },
  reference: { type: 'string', format: 'uuid' },
  references: { type: 'array', items: { type: 'string', format: 'uuid' } },
  sequence: { type: 'string' },
  secret: {},
  polygon: strictObject({
    type: { const: 'Polygon' },
    coordinates: { type: 'array', items: { type: 'array', items: point } },
  }),
  json: {},
};

/** Returns the fields of a resource's record in responses, by name. */
export function recordFields({ fields }: AnyResource): Record<string, Json> {
  const answered = Object.entries(fields).filter(([, field]) => field.kind === 'group' || isAnswered(field));
  return {
    id: RESPONSE_SCHEMAS.reference,
    dateCreated: RESPONSE_SCHEMAS.dateTime,
    dateUpdated: RESPONSE_SCHEMAS.dateTime,
    ...Object.fromEntries(answered.map(([name, field]) => [name, fieldSchema(field)])),
  };
}

function fieldSchema(field: Field | Group): Json {
  if (field.kind !== 'group') return leafSchema(field);
  const answered = Object.entries(field.fields).filter(([, leaf]) => isAnswered(leaf));
  return strictObject(Object.fromEntries(answered.map(([name, leaf]) => [name, leafSchema(leaf)])));
}

const ofKind = ({ kind, options }: Field): Json => ({
  ...RESPONSE_SCHEMAS[kind],
  ...(kind === 'oneOf' && options ? { enum: options } : {}),
  ...(kind === 'manyOf' && options ? { items: { type: 'string', enum: options } } : {}),
});

/** Returns the schema of a query parameter. */
export const givenSchema = (field: Field): Json => ({
  ...ofKind(field),
  ...(field.kind === 'integer' ? { minimum: field.min ?? 0, ...(field.max ? { maximum: field.max } : {}) } : {}),
});

function leafSchema(field: Field): Json {
  const { sensitive } = field;
  const schema = {
    ...ofKind(field),
    ...(sensitive ? { description: 'A mask; {id}/unmask answers what it stands for.' } : {}),
  };
  return isFilled(field) ? schema : orNull(schema);
}

/** Returns whether a record always has a value; must agree with the types in resources/language/kinds.ts. */
const isFilled = ({ kind, required, default: initial, answered }: Field) =>
  typeof answered !== 'function' &&
  (required === true || (initial !== undefined && initial !== null) || isList({ kind }));
