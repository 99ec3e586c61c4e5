import { z } from 'zod';
import { FIBRE_CONSENT } from '../../../contract/privacy/consent';
import { type AnyResource, type FlatField, setAt, valueAt } from '../../../resources/language/defineResource';
import { bare } from './schemaFaults';

const ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const RING = [[32, 0], [33, 0], [33, 1], [32, 0]]; // biome-ignore format: a ring
const CANDIDATES = [
  'Sample',
  'a-long-enough-secret',
  ID,
  'somebody@mail.example',
  '0771234567',
  '123456',
  'UG',
  'UGX',
  '2026-03-14',
  '2026-03-14T09:30:00Z',
  '08:00',
  '#0b6e63',
  '3C:7C:3F:0A:1B:2C',
  '102.34.56.78',
  '18',
  'Africa/Kampala',
  FIBRE_CONSENT.version,
  1,
  100,
  -20,
  true,
  [],
  { type: 'Polygon', coordinates: [RING] },
];

type Shape = Record<string, z.ZodType>;
const shapeOf = (schema: object): Shape | null => ('shape' in schema ? (schema.shape as Shape) : null);

/** Returns a value that the schema accepts: without optional fields except groups, and with those that its rules require. */
export function sampleOf(schema: z.core.$ZodType): unknown {
  const known = CANDIDATES.find((candidate) => z.safeParse(schema, candidate).success);
  if (known !== undefined) return known;
  const { def } = bare(schema);
  if (def.type === 'enum') return Object.values(def.entries)[0];
  if (def.type === 'union') return def.options[0] && sampleOf(def.options[0]);
  if (def.type === 'array') return [sampleOf(def.element)];
  if (def.type === 'record') return {};
  if (def.type !== 'object') throw new Error(`No sample is known for a ${def.type}.`);
  const isGiven = (field: z.core.$ZodType) => field._zod.optin !== 'optional' || bare(field).def.type === 'object';
  const given = Object.entries(def.shape).filter(([, field]) => isGiven(field));
  const least = Object.fromEntries(given.map(([name, field]) => [name, sampleOf(field)]));
  const withOneMore = Object.entries(def.shape).map(([name, field]) => ({ [name]: sampleOf(field), ...least }));
  return [least, ...withOneMore].find((sample) => z.safeParse(schema, sample).success) ?? least;
}

let count = 0;

/** Returns a different value for a unique field of this kind. */
function another(value: unknown, kind: string): unknown {
  count += 1;
  if (kind === 'phone') return `+25679${String(count).padStart(7, '0')}`;
  return kind === 'email' ? `again${count}.${String(value)}` : `${String(value).slice(0, 40)} ${count}`;
}

/** Returns a body based on a demo record: the values that the schema accepts, with new values for unique fields. */
export function bodyLike(resource: AnyResource, record: object, schema: z.ZodType): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const once = new Set(resource.unique.flat());
  const isLeftOut = ({ field }: { field: FlatField['field'] }) =>
    field.unique && field.kind === 'reference' && !field.required;
  const dependsOnLeftOut = resource.leaves.some(isLeftOut);
  for (const { path, field } of resource.leaves) {
    const [name = '', inner] = path.split('.');
    const taken = shapeOf(schema)?.[name];
    const shape = taken && inner ? shapeOf(taken) : null;
    if (!taken || (inner && !(shape && inner in shape))) continue;
    const value = field.kind === 'secret' ? 'a-long-enough-secret' : valueAt(record, path);
    if (value === null || value === undefined) continue;
    // There is no second record to refer to.
    if (isLeftOut({ field })) continue;
    // A state may require that record, as that of an installed device does.
    if (field.state && dependsOnLeftOut) continue;
    const fresh = field.unique || (once.has(path) && field.kind === 'text');
    setAt(body, path, fresh ? another(value, field.kind) : value);
  }
  return body;
}

/** Returns the body with `value` at a path, or without that path. */
export function bodyWith(body: object, path: string, value: unknown): Record<string, unknown> {
  const changed = structuredClone(body) as Record<string, unknown>;
  const [name = '', inner] = path.split('.');
  if (value !== undefined) setAt(changed, path, value);
  else if (inner) delete (changed[name] as Record<string, unknown> | undefined)?.[inner];
  else delete changed[name];
  return changed;
}
