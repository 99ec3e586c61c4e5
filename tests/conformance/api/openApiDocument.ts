import { describe, expect, it } from 'vitest';
import { resources } from '../../../resources';
import { isAnswered } from '../../../resources/language/defineResource';
import { opensToKeys } from '../../../server/access/apiKeys';
import { strictObject } from '../../../server/openapi/json';
import type { ApiWorld } from './suite';
import { ENDPOINTS, nameOf, resourceOf } from './table';

/** The content of a response by media type. */
type Answered = Record<string, { schema: { properties?: Record<string, object> } }>;

interface Operation {
  parameters: { name: string; in: string }[];
  security: object[];
  requestBody?: object;
  responses: Record<string, { content: Answered }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, object> }> };
}

/** Checks that the OpenAPI document agrees with the table of endpoints. */
export function openApiDocument(api: () => ApiWorld): void {
  describe('the OpenAPI document', () => {
    const read = async () => (await api().callAsStranger('GET', '/api/openapi.json')).body as unknown as Document;

    it('lists every endpoint and no other', async () => {
      const { paths } = await read();
      const listed = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
      expect(listed.sort()).toEqual(ENDPOINTS.map(nameOf).sort());
    });

    it('describes the parameters, the access and the answer of each endpoint', async () => {
      const { paths } = await read();
      for (const endpoint of ENDPOINTS) {
        const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
        const name = nameOf(endpoint);
        const query = operation?.parameters.filter((each) => each.in === 'query').map((each) => each.name);
        expect(query, name).toEqual(endpoint.query === 'any' ? [] : Object.keys(endpoint.query));
        const schemes = [
          ...(endpoint.access === 'public' ? [] : ['staff']),
          ...(opensToKeys(endpoint) ? ['apiKey'] : []),
        ];
        const expected = [...schemes, ...(endpoint.customers ? ['renewal'] : [])];
        expect(operation?.security.flatMap(Object.keys), name).toEqual(expected);
        expect(Boolean(operation?.requestBody), name).toBe(Boolean(endpoint.body));
        expect('429' in (operation?.responses ?? {}), name).toBe(
          Boolean(endpoint.limits?.length) || opensToKeys(endpoint),
        );
        const content: Answered = operation?.responses[endpoint.success]?.content ?? {};
        const { holds } = endpoint.answer;
        expect(Object.keys(content), name).toEqual(holds.type === 'file' ? holds.mediaTypes : ['application/json']);
        if (endpoint.reads) expect(content['application/json']?.schema.properties, name).toHaveProperty(endpoint.reads);
        const resource = resourceOf(endpoint);
        // Answers with the account or with the user, by what was changed (decision 55).
        if (endpoint.name === 'updateAccount') continue;
        if (!resource || ![resource.singular, resource.listName].includes(endpoint.reads)) continue;
        const one = { $ref: `#/components/schemas/${resource.singular}` };
        const list = { [resource.listName]: { type: 'array', items: one }, totalRecords: { type: 'integer' } };
        const answered = endpoint.reads === resource.singular ? { [resource.singular]: one } : list;
        const { labels: _, ...properties } = content['application/json']?.schema.properties ?? {};
        expect({ ...content['application/json']?.schema, properties }, name).toEqual(strictObject(answered));
      }
    });

    it('contains the schema of every declaration, without its secrets', async () => {
      const { components } = await read();
      for (const { singular, fields } of resources) {
        const answered = Object.entries(fields).flatMap(([name, field]) =>
          field.kind !== 'group' && !isAnswered(field) ? [] : [name],
        );
        const declared = ['id', 'dateCreated', 'dateUpdated', ...answered];
        expect(Object.keys(components.schemas[singular]?.properties ?? {}).sort(), singular).toEqual(declared.sort());
      }
    });
  });
}
