import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../../contract/constants';
import type { Endpoint } from '../Endpoint';
import type { Json } from './json';
import { refusalsOf } from './responses';
import { type Resolve, schemaOf } from './schemaOf';

/** One endpoint as an operation of the document. */
export function operation(endpoint: Endpoint, resolve: Resolve): Json {
  const { name, summary, tag, access, customers, answer, success } = endpoint;
  const mediaType = answer.holds.type === 'file' ? answer.holds.mediaType : 'application/json';
  return {
    operationId: name,
    summary,
    tags: [tag],
    description: whoMayCall(endpoint),
    security: access === 'public' ? [] : [{ staff: [] }, ...(customers ? [{ renewal: [] }] : [])],
    parameters: parametersOf(endpoint),
    ...(endpoint.body ? { requestBody: requestBody(endpoint.body) } : {}),
    responses: {
      [success]: { description: 'Done.', content: { [mediaType]: { schema: schemaOf(answer, resolve) } } },
      ...refusalsOf(endpoint),
    },
  };
}

function whoMayCall({ access, scoped, customers }: Endpoint): string {
  if (access === 'public') return 'No token.';
  if (access === 'signed-in') return 'Any staff token.';
  const records = scoped ? ', for the records that it reaches' : '';
  const customer = customers ? '; or a renewal token, for its own account' : '';
  return `Permission: ${[access].flat().join(' or ')}${records}${customer}.`;
}

/** Parameters of a query that are no text. */
const QUERY: Record<string, Json> = {
  offset: { type: 'integer', minimum: 0 },
  limit: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE },
  sortAsc: { type: 'boolean' },
};

function parametersOf({ path, query, idempotent }: Endpoint): Json[] {
  const parameter = (name: string, where: string, schema: Json = { type: 'string' }): Json => ({
    name,
    in: where,
    required: where === 'path',
    schema,
  });
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [
    ...inPath.map((name) => parameter(name, 'path')),
    ...(query === 'any' ? [] : query).map((name) => parameter(name, 'query', QUERY[name])),
    ...(idempotent ? [parameter('Idempotency-Key', 'header', { type: 'string', maxLength: 100 })] : []),
  ];
}

function requestBody(body: z.ZodType): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return { required: true, content: { 'application/json': { schema } } };
}
