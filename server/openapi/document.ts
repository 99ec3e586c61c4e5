import { API_KEY_PREFIX } from '../../contract/access/apiKeys';
import { ASKS } from '../../contract/api/errors';
import { brand } from '../../contract/brand';
import { API_BASES, APP_VERSION } from '../../contract/constants';
import { storedResources } from '../../resources';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Endpoint } from '../Endpoint';
import { type Json, strictObject } from './json';
import { operation } from './operation';
import { recordFields } from './recordSchema';
import { RESPONSES } from './responses';
import type { FindResource } from './schemaOf';

export interface OpenApiDocument extends Json {
  paths: Record<string, Record<string, Json>>;
}

/** Returns the OpenAPI 3.1 document of the mounted endpoints, for the server at this address. */
export function openApi(
  endpoints: readonly Endpoint[],
  resources: readonly AnyResource[],
  publicUrl: string,
): OpenApiDocument {
  const records: Record<string, Json> = {};
  const resolve: FindResource = (name) => {
    const resource = [...resources, ...storedResources].find((each) => each.name === name);
    if (!resource) throw new Error(`No resource is named "${name}".`);
    return {
      resource,
      // Only records that are referred to become components.
      get ref() {
        records[resource.singular] ??= strictObject(recordFields(resource));
        return { $ref: `#/components/schemas/${resource.singular}` };
      },
    };
  };
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const method = endpoint.method.toLowerCase();
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation(endpoint, resolve) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: APP_VERSION.replace(/^v/, ''),
      description: `Answers and bodies are JSON, moments ISO 8601 in UTC, money whole units of ${brand.currency}.`,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      contact: { name: brand.name, email: brand.contacts.email },
    },
    servers: [{ url: publicUrl, description: `${Object.values(API_BASES).join(', ')} on this server` }],
    tags: tagsOf(endpoints),
    paths,
    components: {
      securitySchemes: {
        staff: { type: 'http', scheme: 'bearer', description: 'The token that signIn answers.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${API_KEY_PREFIX}…`,
          description: 'A key that createApiKey answers, with the permissions that it was made with.',
        },
        renewal: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that verifyRenewalCode answers, for one account.',
        },
      },
      responses: RESPONSES,
      schemas: { Error: ERROR, ...records },
    },
  };
}

const ERROR: Json = strictObject(
  {
    error: { type: 'string', description: 'A sentence for people.' },
    code: {
      type: 'string',
      enum: [...ASKS],
      description: 'With a 403: what to do first, before the call is made again.',
    },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What each bad field or parameter accepts, by its dotted path.',
    },
    changed: strictObject(
      {
        by: { type: ['string', 'null'], description: 'Who changed the record.' },
        what: {
          type: ['string', 'null'],
          description: 'What was done to it, where it was more than a change of fields.',
        },
        version: { type: 'string', description: 'Its version of now.' },
        record: { type: 'object', description: 'The record of now.' },
      },
      ['record'],
    ),
  },
  ['code', 'errors', 'changed'],
);

/** Returns the tags of these endpoints. A tag without a description of its own lists what can be done. */
function tagsOf(endpoints: readonly Endpoint[]): { name: string; description: string }[] {
  const names = [...new Set(endpoints.map(({ tag }) => tag))];
  return names.map((name) => {
    const members = endpoints.filter(({ tag }) => tag === name);
    const about = members.find((endpoint) => endpoint.about)?.about;
    const verbs = new Set(members.map((endpoint) => endpoint.name.replace(/[A-Z].*/, '')));
    return { name, description: about ?? `${name}: ${[...verbs].join(', ')}.` };
  });
}
