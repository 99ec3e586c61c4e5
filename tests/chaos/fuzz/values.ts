import fc from 'fast-check';
import { FIBRE_CONSENT } from '../../../contract/privacy/consent';

/** A JSON Schema as in the OpenAPI document. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Texts, including ids, that the product has returned, by field name; record ids by the name of their list. */
export type Seen = ReadonlyMap<string, readonly string[]>;

const NOBODYS_ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const isId = (text: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text);

/** Generates an id that was seen under this name, or under any other. */
export function idNamed(seen: Seen, name: string): fc.Arbitrary<string> {
  const own = (seen.get(name) ?? []).filter(isId);
  const all = [...new Set([...seen.values()].flat())].filter(isId);
  return fc.oneof(
    ...(own.length ? [{ weight: 8, arbitrary: fc.constantFrom(...own) }] : []),
    ...(all.length ? [{ weight: 1, arbitrary: fc.constantFrom(...all) }] : []),
    { weight: 1, arbitrary: fc.constant(NOBODYS_ID) },
  );
}

/** Local addresses where nothing listens, so that the fuzzer never calls anything outside this machine. */
const ADDRESSES = ['http://127.0.0.1:1/x', 'https://127.0.0.1:1', 'smtp://127.0.0.1:1', 'http://[::1]:1/'];

/** Values that are never returned, or not as they are sent, by a pattern of the field's name. */
const TEXTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/url|issuer/i, ADDRESSES],
  [/e-?mail/i, ['fuzz@kitara.example', 'a.b+c@mail.example']],
  [/phone|number|whatsapp/i, ['0771234567', '+256771234567', '123456']],
  [/password|secret|key/i, ['a-long-enough-secret']],
  [/currency/i, ['UGX']],
  [/primary|accent/i, ['#0b6e63']],
  [/consent/i, [FIBRE_CONSENT.version]],
];
const COMMON = ['Sample', 'Plot 7, Kampala Road', 'Ntinda', 'ok', '18', '08:00', 'Africa/Kampala', '0771234567'];

const textsFor = (name: string) => TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? COMMON;

const today = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Generates values that fit a schema and often the product's own rules; texts are chosen by field name. */
export function fitting(schema: Schema, seen: Seen, name = ''): fc.Arbitrary<unknown> {
  const { type, properties, required = [], items, prefixItems, minItems = 0, maxItems = 3 } = schema;
  const branches = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  if (branches) return fc.oneof(...branches.map((branch) => fitting(branch, seen, name)));
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => fitting(item, seen, name)));
  if (type === 'array')
    return fc.array(fitting(items ?? {}, seen, name), { minLength: minItems, maxLength: Math.min(maxItems, 4) });
  if (type === 'object') {
    const fields = Object.entries(properties ?? {}).map(([key, field]) => [key, fitting(field, seen, key)] as const);
    const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
    return fc.record(record, { requiredKeys: required });
  }
  if (type === 'string') return fittingText(schema, seen, name);
  if (type === 'integer' || type === 'number') {
    const [min, max] = [schema.minimum ?? 0, schema.maximum ?? 1_000_000];
    return type === 'integer'
      ? fc.oneof(fc.integer({ min: Math.max(min, -1e9), max: Math.min(max, 1e9) }), fc.constantFrom(min, max))
      : fc.double({ min, max, noNaN: true });
  }
  return type === 'boolean' ? fc.boolean() : type === 'null' ? fc.constant(null) : wrong;
}

const isAddress = (text: string) => /^\w+:\/\//.test(text);

function fittingText({ format, maxLength = 200 }: Schema, seen: Seen, name: string): fc.Arbitrary<string> {
  if (format === 'uuid') return idNamed(seen, name);
  if (format === 'date')
    return fc.constantFrom(
      ...Array<string>(6).fill(today(0)),
      today(1),
      today(30),
      '2028-02-29',
      '0001-01-01',
      '9999-12-31',
    );
  if (format === 'date-time')
    return fc.constantFrom('2026-03-14T09:30:00Z', `${today(0)}T00:00:00Z`, '9999-12-31T23:59:59.999+14:00');
  const known = (seen.get(name) ?? []).filter((text) => text.length <= maxLength && !isAddress(text));
  return fc.oneof(
    ...(known.length ? [{ weight: 12, arbitrary: fc.constantFrom(...known) }] : []),
    { weight: 8, arbitrary: fc.constantFrom(...textsFor(name)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 60) }) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(maxLength, 400_000))) },
  );
}

/** Texts that break careless code. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\uffff\ufffe',
  '\u202egnp.exe\u200b\u00ad',
  '\u212aitara', // the Kelvin sign, which becomes k
  'ﷺ'.repeat(200),
  `e${'\u0301'.repeat(2_000)}`,
  '👩‍👩‍👧‍👦'.repeat(100),
  '١٢٣٤٥',
  "'; DROP TABLE users; --",
  '%_\\%',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://127.0.0.1:1","x")',
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what templates of others would fill in
  '${7*7}{{7*7}}',
  'null',
  '-1',
  '1e309',
  '0x10',
  '9'.repeat(400),
  '2026-02-30',
  '-000001-01-01',
  '275760-09-13T00:00:00.001Z',
  ' '.repeat(50_000),
  '-'.repeat(50_000),
  'a'.repeat(100_000),
  `${'a@'.repeat(20_000)}b.c`,
  '.'.repeat(50_000),
  '/'.repeat(50_000),
  'UGX '.repeat(10_000),
  '\n'.repeat(50_000),
];

const NUMBERS = [0, -0, -1, 1.5, 0.1 + 0.2, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e300, 5e-324];
const nested = (levels: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
};
const NESTED = [
  nested(15, (inner) => [inner]),
  nested(500, (inner) => [inner]),
  nested(500, (inner) => ({ a: inner })),
];
const MANY_NAMES = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`name${at}`, at]));
const MANY_PLACES = Array.from({ length: 100_000 }, () => 0);
const MANY_TEXTS = Array.from({ length: 50_000 }, () => 'a');

/** Generates values that a field most likely refuses. */
export const wrong: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]]) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...NESTED, MANY_NAMES, MANY_PLACES, MANY_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4, noUnicodeString: false }) },
);

type Step = string | number;
function placesIn(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...inner.flatMap(([step, each]) => placesIn(each, [...at, step]))];
}

function withValue(value: unknown, [step, ...rest]: readonly Step[], replacement: unknown): unknown {
  if (step === undefined) return replacement;
  const copy: Record<Step, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) };
  if (rest.length === 0 && replacement === LEFT_OUT) delete copy[step];
  else copy[step] = withValue(copy[step], rest, replacement);
  return copy;
}
const LEFT_OUT = Symbol('left out');

/** Generates values in which one to three places are replaced, removed, or given an unknown property. */
export const mutated = (base: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      base,
      fc.array(fc.tuple(fc.nat(), fc.oneof({ weight: 8, arbitrary: wrong }, fc.constant(LEFT_OUT))), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.constantFrom(undefined, undefined, undefined, '__proto__', 'nonsense', ''),
    )
    .map(([value, changes, name]) => {
      let changed = value;
      for (const [at, replacement] of changes) {
        const places = placesIn(changed).slice(1);
        const place = places[at % places.length];
        if (place) changed = withValue(changed, place, replacement);
      }
      return name === undefined ? changed : Object.assign(Object.create(null), changed, { [name]: 'x' });
    });
