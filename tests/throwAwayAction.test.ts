import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { resources } from '../resources';
import { logs } from '../resources/audit/logs';
import { tickets } from '../resources/tickets/tickets';
import { endpointsOf } from '../server/app';
import type { Deps } from '../server/deps';
import { openApi } from '../server/openapi/document';
import { type Opened, PRODUCTION_ADAPTERS } from './conformance/adapters';
import { access } from './conformance/api/access';
import { faultyBodies } from './conformance/api/faultyBodies';
import { type ApiWorld, openApiWorld } from './conformance/api/suite';
import { type Rating, TABLE } from './conformance/throwAwayAction';
import { createWorldWith } from './world';

// One additional action, with a declaration and a handler, appears in the API, its document, the client's types, the audit log
// and the conformance tests. throwAwayDrawer.test.tsx tests its drawer.
const endpoints = endpointsOf({} as Deps, resources, TABLE);
const ITS_OWN = endpoints.filter(({ name }) => name === 'rateTicket');

describe.each(PRODUCTION_ADAPTERS)('a declared action on $name', ({ openSeeded }) => {
  let opened: Opened;
  let api: ApiWorld;
  let id: string;
  beforeAll(async () => {
    opened = await openSeeded();
    api = await openApiWorld(opened.store, createWorldWith(opened.store, {}, TABLE));
    id = (await opened.store.find(tickets, { limit: 1 }))[0]?.id ?? '';
  });
  afterAll(() => opened?.close());

  it('is answered and logged', async () => {
    const reply = await api.call('POST', `tickets/${id}/rate`, { body: { stars: 5, why: ' Quick help ' } });
    expect(reply).toMatchObject({ status: 200, body: { ticket: { id }, stars: 5 } });
    const told = await opened.store.find(logs, { where: [{ path: 'recordId', in: [id] }] });
    expect(told).toMatchObject([
      { resource: 'tickets', action: 'ACTION', reason: 'Rated the ticket: Quick help', after: { stars: 5 } },
    ]);
  });

  it('refuses values outside its limits with the field', async () => {
    const reply = await api.call('POST', `tickets/${id}/rate`, { body: { stars: 6, why: 'x'.repeat(21), more: 1 } });
    expect(reply.body.errors).toEqual({
      stars: 'must be at most 5',
      why: 'takes at most 20 characters',
      more: 'is not a field that can be given here',
    });
  });

  access(() => api, ITS_OWN);
  faultyBodies(() => api, ITS_OWN);
});

it('is in the document, with its input and answer', () => {
  const document = openApi(endpoints, resources, 'https://kitara.example');
  const operation = document.paths['/api/v1/tickets/{id}/rate']?.post;
  expect(operation).toMatchObject({
    operationId: 'rateTicket',
    tags: ['Ratings'],
    description: 'Permission: Update Tickets.',
    requestBody: {
      content: {
        'application/json': { schema: { required: ['stars'], properties: { stars: { minimum: 1, maximum: 5 } } } },
      },
    },
    responses: { 200: { content: { 'application/json': { schema: { required: ['ticket', 'stars'] } } } }, 403: {} },
  });
  expect(document.tags).toContainEqual({ name: 'Ratings', description: 'Stars of tickets.' });
});

it('has the type of its body', () => {
  expectTypeOf<{ stars: number }>().toExtend<Rating>();
  expectTypeOf<{ stars: number; why: null }>().toExtend<Rating>();
  expectTypeOf<{ why: string }>().not.toExtend<Rating>();
  expectTypeOf<{ stars: string }>().not.toExtend<Rating>();
});
