import { z } from 'zod';
import { opensToKeys } from '../access/apiKeys';
import type { Endpoint } from '../Endpoint';
import type { Json } from './json';
import { givenSchema } from './recordSchema';
import { refusalsOf } from './responses';
import { type FindResource, schemaOf } from './schemaOf';

/** Returns one endpoint as an operation of the document. */
export function operation(endpoint: Endpoint, resolve: FindResource): Json {
  const { name, summary, tag, answer, success } = endpoint;
  const mediaTypes = answer.holds.type === 'file' ? answer.holds.mediaTypes : ['application/json'];
  const schema = schemaOf(answer, resolve);
  return {
    operationId: name,
    summary,
    tags: [tag],
    description: whoMayCall(endpoint),
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...(endpoint.body ? { requestBody: requestBody(endpoint.body, endpoint) } : {}),
    responses: {
      [success]: { description: 'Done.', content: Object.fromEntries(mediaTypes.map((type) => [type, { schema }])) },
      ...refusalsOf(endpoint),
    },
  };
}

/** Returns the security schemes, of which any one is enough. */
function securityOf(endpoint: Endpoint): Json[] {
  if (endpoint.access === 'public') return [];
  return [
    { staff: [] },
    ...(opensToKeys(endpoint) ? [{ apiKey: [] }] : []),
    ...(endpoint.customers ? [{ renewal: [] }] : []),
  ];
}

function whoMayCall(endpoint: Endpoint): string {
  const { access, scoped, customers, confirms } = endpoint;
  if (access === 'public') return 'No token.';
  const confirmed = confirms ? ' In a session, the caller confirms who they are first (confirmIdentity).' : '';
  if (access === 'signed-in') return `Any staff token${opensToKeys(endpoint) ? ' or API key' : ''}.${confirmed}`;
  const records = scoped ? ', for the records that it reaches' : '';
  const customer = customers ? '; or a renewal token, for its own account' : '';
  return `Permission: ${[access].flat().join(' or ')}${records}${customer}.${confirmed}`;
}

function parametersOf({ path, query, idempotent, conditional }: Endpoint): Json[] {
  const parameter = (name: string, where: string, required: boolean, schema: Json = { type: 'string' }): Json => ({
    name,
    in: where,
    required,
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
    schema,
  });
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [
    ...inPath.map((name) => parameter(name, 'path', true)),
    ...Object.entries(query === 'any' ? {} : query).map(([name, field]) =>
      parameter(name, 'query', field.required === true, givenSchema(field)),
    ),
    ...(idempotent ? [parameter('Idempotency-Key', 'header', false, { type: 'string', maxLength: 100 })] : []),
    ...(conditional ? [parameter('If-Match', 'header', false)] : []),
  ];
}

function requestBody(body: z.ZodType, { takesForms }: Endpoint): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const mediaTypes = ['application/json', ...(takesForms ? ['application/x-www-form-urlencoded'] : [])];
  return { required: true, content: Object.fromEntries(mediaTypes.map((type) => [type, { schema }])) };
}
