import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { DOCUMENT } from '../../documented';
import { fitting, HOSTILE_TEXTS, idNamed, mutated, type Schema, type Seen, wrong } from './values';

/** An operation of the OpenAPI document. */
export interface Operation {
  method: string;
  path: string;
  isPublic: boolean;
  isOpenToKeys: boolean;
  query: Record<string, Schema>;
  body: Schema | null;
}

/** An HTTP request to send. */
export interface Call {
  method: string;
  /** The path and query. */
  address: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

interface Documented {
  security: Record<string, unknown>[];
  parameters: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Every operation of the product. */
export const OPERATIONS: readonly Operation[] = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, documented]) => {
    const { security, parameters, requestBody } = documented as unknown as Documented;
    const inQuery = parameters.filter((parameter) => parameter.in === 'query');
    return {
      method: method.toUpperCase(),
      path,
      isPublic: security.length === 0,
      isOpenToKeys: security.some((scheme) => 'apiKey' in scheme),
      query: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
      body: requestBody?.content['application/json']?.schema ?? null,
    };
  }),
);

/** Generates calls of an operation, most of them faulty. */
export const callsOf = (operation: Operation, seen: Seen): fc.Arbitrary<Call> =>
  fc
    .tuple(pathOf(operation, seen), queryOf(operation, seen), headers, bodyOf(operation, seen))
    .map(([path, query, more, { body, contentType, encoding }]) => ({
      method: operation.method,
      address: query ? `${path}?${query}` : path,
      headers: {
        ...more,
        ...(contentType ? { 'content-type': contentType } : {}),
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
      ...(body === undefined ? {} : { body }),
    }));

/** Encodes a text for a URL; unpaired surrogates cannot be encoded and are replaced. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 12_000);

function pathOf({ path }: Operation, seen: Seen): fc.Arbitrary<string> {
  const steps = path.split('/').map((step, at, all) => {
    if (!step.startsWith('{')) return fc.constant(step);
    const list = all[at - 1] ?? '';
    return fc.oneof(
      { weight: 10, arbitrary: idNamed(seen, list) },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map(encoded) },
      { weight: 1, arbitrary: fc.constantFrom('%', '%00', '%ff', '%c0%af', '..%2f..', '%E0%A4%A') },
    );
  });
  return fc.tuple(...steps).map((parts) => parts.join('/'));
}

const PARAMETERS = ['offset', 'limit', 'sortBy', 'searchTerm', 'ids', 'nonsense', '__proto__', 'toString'];

function queryOf({ query }: Operation, seen: Seen): fc.Arbitrary<string> {
  const names = [...Object.keys(query), ...PARAMETERS];
  const parameter = fc.constantFrom(...names).chain((name) => {
    const schema = query[name] ?? {};
    const value = fc.oneof(
      { weight: 4, arbitrary: fitting(schema, seen, name) },
      { weight: 2, arbitrary: fc.constantFrom<unknown>(...HOSTILE_TEXTS) },
      { weight: 1, arbitrary: fc.array(fitting(schema, seen, name), { maxLength: 30 }) },
    );
    return fc
      .tuple(value, fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 200))
      .map(([given, times]) => `${encoded(name)}=${encoded(textOf(given)).slice(0, 8_000 / times)}&`.repeat(times));
  });
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    { weight: 4, arbitrary: fc.array(parameter, { minLength: 1, maxLength: 4 }).map((all) => all.join('')) },
    { weight: 1, arbitrary: fc.constantFrom('=', '&&&', '?', '%', 'a=%E0%A4%A', 'offset=1;limit=1', 'limit[]=1') },
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'object' ? JSON.stringify(value).slice(0, 2_000) : String(value);
}

/** Headers that the product reads, and some that it ignores. */
const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'idempotency-key': 'x'.repeat(101) },
      { 'idempotency-key': 'fuzz' },
      { 'idempotency-key': '' },
      { 'x-request-id': 'x'.repeat(5_000) },
      { 'x-forwarded-for': `${'1.2.3.4, '.repeat(500)}nobody` },
      { 'x-forwarded-for': ',,,' },
      { 'accept-encoding': 'gzip;q=nonsense, br;;;' },
      { 'if-none-match': `"${'x'.repeat(2_000)}"` },
      { cookie: `device=${'x'.repeat(4_000)}; =; ;;;` },
      { cookie: '__Host-device=%E0%A4%A' },
      { range: 'bytes=-1,99999999999999999999-0' },
      { 'accept-language': '*;q=9, \u00ff' },
      { authorization: `Bearer ${'x'.repeat(5_000)}` },
      { authorization: 'Basic \u00ff' },
      { authorization: '' },
    ),
  },
);

interface Body {
  body?: string | Buffer;
  contentType?: string;
  encoding?: string;
}

const JSON_TYPE = 'application/json';
const AS_JSON = (value: unknown): Body => ({ body: JSON.stringify(value), contentType: JSON_TYPE });

function bodyOf({ method, body }: Operation, seen: Seen): fc.Arbitrary<Body> {
  if (!body) return method === 'GET' ? fc.constant({}) : fc.constantFrom<Body>({}, {}, AS_JSON({}), AS_JSON({ a: 1 }));
  const good = fitting(body, seen);
  return fc.oneof(
    { weight: 10, arbitrary: good.map(AS_JSON) },
    { weight: 8, arbitrary: mutated(good).map(AS_JSON) },
    { weight: 1, arbitrary: wrong.map(AS_JSON) },
    { weight: 3, arbitrary: good.chain((value) => broken(JSON.stringify(value))) },
  );
}

const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/xml',
  'application/json, text/plain',
  '\u00ff/\u00ff',
  '',
];

/** Generates bodies that do not match their headers, or are incomplete. */
const broken = (json: string): fc.Arbitrary<Body> =>
  fc.oneof(
    fc
      .double({ min: 0, max: 1, noNaN: true })
      .map((part) => json.slice(0, json.length * part))
      .map(asText),
    fc
      .constantFrom(
        '['.repeat(100_000),
        `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
        `[${'0,'.repeat(200_000)}0]`,
        `\ufeff${json}`,
        `${json}${json}`,
        json.replace(/^\{/, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},'),
        json.replace(/^\{/, '{"id":1,"id":2,'),
        `{"a":${'9'.repeat(100_000)}}`,
        `{"a":1e${'9'.repeat(1_000)}}`,
        'NaN',
        '{"a":"\\ud800"}',
        '',
        ' '.repeat(400_000),
        'x'.repeat(600_000),
      )
      .map(asText),
    fc.constantFrom(...CONTENT_TYPES).map((contentType) => ({ body: json, contentType })),
    fc.constant({ body: Buffer.from(json, 'utf16le'), contentType: JSON_TYPE }),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ body: Buffer.from(bytes), contentType: JSON_TYPE })),
    fc.constant({ body: gzipSync(json), contentType: JSON_TYPE, encoding: 'gzip' }),
    fc.constant({ body: gzipSync(Buffer.alloc(50_000_000)), contentType: JSON_TYPE, encoding: 'gzip' }),
  );
const asText = (body: string): Body => ({ body, contentType: JSON_TYPE });
