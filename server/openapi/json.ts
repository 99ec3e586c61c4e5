/** A JSON Schema, or another part of the document. */
export type Json = Record<string, unknown>;

/** Returns the schema of an object with exactly these fields, all required except the optional ones. */
export const strictObject = (properties: Record<string, Json>, optional: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/** Returns the same schema that also allows null. */
export function orNull(schema: Json): Json {
  if (typeof schema.type !== 'string') return Object.keys(schema).length ? { anyOf: [schema, { type: 'null' }] } : {};
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}),
  };
}
