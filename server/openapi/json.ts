/** A JSON Schema, or another part of the document. */
export type Json = Record<string, unknown>;

/** An object of just these fields, all of them there but the optional ones. */
export const strictObject = (properties: Record<string, Json>, optional: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/** The same, or null. */
export function orNull(schema: Json): Json {
  if (typeof schema.type !== 'string') return Object.keys(schema).length ? { anyOf: [schema, { type: 'null' }] } : {};
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}),
  };
}
