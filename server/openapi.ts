import { z } from 'zod';
import { brand } from '../contract/brand';
import { APP_VERSION } from '../contract/constants';
import { ERROR_STATUS } from '../contract/errors';
import { type AnyResource, isAnswered } from '../resources/defineResource';
import type { Field, Kind } from '../resources/kinds';
import type { Endpoint } from './Endpoint';

/** What an answer holds for each kind. */
const ANSWERED: Record<Kind, object> = {
  text: { type: 'string' },
  longText: { type: 'string' },
  email: { type: 'string', format: 'email' },
  phone: { type: 'string' },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  money: { type: 'integer' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  dateTime: { type: 'string', format: 'date-time' },
  oneOf: { type: 'string' },
  manyOf: { type: 'array', items: { type: 'string' } },
  reference: { type: 'string', format: 'uuid' },
  references: { type: 'array', items: { type: 'string', format: 'uuid' } },
  sequence: { type: 'string' },
  secret: {},
  polygon: { type: 'object' },
  json: {},
};

/** A resource's record as JSON Schema. */
function recordSchema(resource: AnyResource): object {
  const properties: Record<string, object> = {
    id: ANSWERED.reference,
    dateCreated: ANSWERED.dateTime,
    dateUpdated: ANSWERED.dateTime,
  };
  for (const [name, field] of Object.entries(resource.fields)) {
    const leaf = ({ kind, options, sensitive }: Field) => ({
      ...ANSWERED[kind],
      ...(kind === 'oneOf' && options ? { enum: options } : {}),
      ...(sensitive ? { description: 'A mask; {id}/unmask answers what it stands for.' } : {}),
    });
    if (field.kind === 'group') {
      const answered = Object.entries(field.fields).filter(([, inner]) => isAnswered(inner));
      const inside = Object.fromEntries(answered.map(([key, inner]) => [key, leaf(inner)]));
      properties[name] = { type: 'object', properties: inside };
    } else if (isAnswered(field)) properties[name] = leaf(field);
  }
  return { type: 'object', properties };
}

/** The OpenAPI 3.1 document of the mounted endpoints. */
export function openApi(endpoints: readonly Endpoint[], resources: readonly AnyResource[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, resources) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: APP_VERSION },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
        ...Object.fromEntries(resources.map((resource) => [resource.singular, recordSchema(resource)])),
      },
    },
  };
}

function operation(endpoint: Endpoint, resources: readonly AnyResource[]) {
  const { access, customers, scoped, reads, success, limits = [] } = endpoint;
  const ref = (resource: AnyResource | undefined) =>
    resource ? { $ref: `#/components/schemas/${resource.singular}` } : {};
  const one = resources.find((each) => each.singular === reads);
  const many = resources.find((each) => each.listName === reads);
  const read = many ? { type: 'array', items: ref(many) } : ref(one);
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const parameter = (name: string | undefined, where: string) => ({
    name,
    in: where,
    required: where === 'path',
    schema: { type: 'string' },
  });
  const refusal = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  const body = endpoint.body && z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    description:
      access === 'public'
        ? 'No token.'
        : access === 'signed-in'
          ? 'Any staff token.'
          : `Permission: ${[access].flat().join(' or ')}${scoped ? ', for the records that it reaches' : ''}${customers ? '; or a renewal token, for its own account' : ''}.`,
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...inPath.map((name) => parameter(name, 'path')),
      ...(endpoint.query === 'any' ? [] : endpoint.query).map((name) => parameter(name, 'query')),
    ],
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      [success]: {
        description: 'Done',
        content: endpoint.produces
          ? { [endpoint.produces]: { schema: { type: 'string' } } }
          : { 'application/json': { schema: { type: 'object', properties: reads ? { [reads]: read } : {} } } },
      },
      ...Object.fromEntries(
        [
          ERROR_STATUS.badRequest,
          ERROR_STATUS.unauthenticated,
          ERROR_STATUS.forbidden,
          ERROR_STATUS.notFound,
          ERROR_STATUS.invalid,
          ...(limits.length ? [ERROR_STATUS.throttled] : []),
        ].map((status) => [status, refusal]),
      ),
    },
  };
}
