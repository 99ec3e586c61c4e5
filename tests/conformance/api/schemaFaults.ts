import type { z } from 'zod';
import type { Fault } from './declaredFaults';

interface Bare {
  def: z.core.$ZodTypes['_zod']['def'];
  schema: z.core.$ZodType;
}

/** Returns the schema without its optional, nullable, default and pipe wrappers. */
export function bare(schema: z.core.$ZodType): Bare {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') return bare(def.innerType);
  if (def.type === 'pipe') return bare(def.in._zod.def.type === 'transform' ? def.out : def.in);
  return { def, schema };
}

const isOptional = (schema: z.core.$ZodType) => schema._zod.optin === 'optional';
const maximumOf = (schema: z.core.$ZodType) => (schema._zod.bag as { maximum?: number }).maximum;

/** Returns every fault that a call's body must refuse according to its schema. */
export function schemaFaults(schema: z.core.$ZodType, path = ''): Fault[] {
  const { def, schema: inner } = bare(schema);
  const wrong = (...values: unknown[]) => values.map((value) => ({ path, rule: `is no ${def.type}`, value }));
  switch (def.type) {
    case 'object': {
      const at = (name: string) => (path ? `${path}.${name}` : name);
      const strict = def.catchall?._zod.def.type === 'never';
      const inside = Object.entries(def.shape).flatMap(([name, field]) => [
        ...schemaFaults(field, at(name)),
        ...(isOptional(field) ? [] : [{ path: at(name), rule: 'is left out though it is required' }]),
      ]);
      return [
        ...inside,
        ...(strict ? [{ path: at('nonsense'), rule: 'is no field here', value: 'x' }] : []),
        ...(path ? wrong('x', ['x']) : []),
      ];
    }
    case 'string': {
      const maximum = maximumOf(inner);
      return [...wrong(42, true, ['x'], { x: 1 }), ...(maximum ? wrong('x'.repeat(maximum + 1)) : [])];
    }
    case 'number':
      return wrong('7', true, [7]);
    case 'boolean':
      return wrong('true', 1);
    case 'enum':
      return wrong('NO-SUCH-OPTION', 42);
    case 'array':
      return wrong('x', { x: 1 });
    default:
      return [];
  }
}
