import { describe, it } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '../../../server/Endpoint';
import { someOf } from '../../support/someOf';
import { declaredFaults, type Fault } from './declaredFaults';
import { bodyWith, sampleOf } from './samples';
import { schemaFaults } from './schemaFaults';
import { type ApiWorld, expectRefusal } from './suite';
import { ENDPOINTS, nameOf, pathWith, resourceOf } from './table';

const SOME_ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';

const NO_JSON = ['{', 'text', '{"a":1}}'];
const NO_OBJECTS = ['[]', 'null', '42', '"text"'];

function faultsOf(endpoint: Endpoint, schema: z.ZodType): Fault[] {
  const resource = resourceOf(endpoint);
  return resource && endpoint.reads === resource.singular
    ? declaredFaults(resource, endpoint.method === 'POST' ? 'create' : 'update')
    : schemaFaults(schema);
}

/** Checks that bodies with one fault are refused and that the refusal names the fault. */
export function faultyBodies(api: () => ApiWorld, endpoints = ENDPOINTS): void {
  const withBody = endpoints.flatMap((endpoint) => (endpoint.body ? [{ endpoint, schema: endpoint.body }] : []));
  describe('a faulty body', () => {
    for (const [turn, { endpoint, schema }] of withBody.entries()) {
      const name = nameOf(endpoint);
      const path = pathWith(endpoint, SOME_ID);
      const send = (body: unknown) =>
        endpoint.access === 'public'
          ? api().callAsStranger(endpoint.method, path, body)
          : api().call(endpoint.method, path, { body });

      it(`${name} refuses text that is not JSON, and JSON that is not an object`, async () => {
        for (const text of someOf(NO_JSON, 1, turn)) expectRefusal(await send(text), 400);
        for (const text of someOf(NO_OBJECTS, 1, turn)) expectRefusal(await send(text), 422, 'body');
      });

      const good = sampleOf(schema) as object;
      const faults = faultsOf(endpoint, schema);
      if (faults.length === 0) continue;
      it(`${name} refuses and names each wrong field`, async () => {
        for (const { path: field, rule, value } of faults) {
          expectRefusal(await send(bodyWith(good, field, value)), 422, field, rule);
        }
      });
    }
  });
}
