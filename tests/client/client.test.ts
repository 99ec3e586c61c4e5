import { spawnSync } from 'node:child_process';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clients } from '../../resources/accounts/clients';
import { devices } from '../../resources/devices/devices';
import type { AnyResource } from '../../resources/language/defineResource';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { statementSources } from '../../resources/statements/statementSources';
import { products } from '../../resources/subscriptions/products';
import { taskParticipants } from '../../resources/tickets/taskParticipants';
import { tickets } from '../../resources/tickets/tickets';
import { workOrderTicks } from '../../resources/workOrders/workOrderTicks';
import { prepareStore } from '../../server/prepare';
import { openDemoDatabase } from '../support/databases';
import { DOCUMENT } from '../support/documented';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';
import { type Api, CALLS, type Known } from './calls';
import { generateTypes } from './generateTypes';

const { dirname } = import.meta;
let world: World;
let api: Api;
let known: Known;

beforeAll(async () => {
  await generateTypes(DOCUMENT);
  const store = await prepareStore(await openDemoDatabase(), true, START);
  world = createWorld(store);
  const token = await world.signIn('admin');
  const fetch = async (request: Request) => world.app.request(request);
  api = createClient({ baseUrl: 'http://kitara.test', fetch, headers: { authorization: `Bearer ${token}` } });
  const first = async (resource: AnyResource, path = 'id', value?: string) => {
    const where = value ? [{ path, in: [value] }] : [];
    const [record] = await store.find(resource, { where, limit: 1 });
    return record?.id ?? '';
  };
  // These can be sent again at any time.
  const lost = [
    { path: 'status', in: ['FAILED'] },
    { path: 'kind', in: ['RECEIPT', 'ORDER', 'ACTIVATION', 'TICKET'] },
  ] as const;
  const [failed] = await store.find(outboxMessages, { where: lost, limit: 1 });
  const [device] = await store.find(devices, { where: [{ path: 'state', in: ['INSTALLED'] }], limit: 1 });
  known = {
    accountId: device?.accountId ?? '',
    clientId: await first(clients),
    messageId: failed?.id ?? '',
    participantId: await first(taskParticipants),
    productId: await first(products),
    sourceId: await first(statementSources, 'kind', 'BANK'),
    ticketId: await first(tickets, 'status', 'IN_PROGRESS'),
    tickId: await first(workOrderTicks),
  };
});
afterAll(() => world?.store.close());

describe('a client with types generated from the OpenAPI document', () => {
  it('compiles with its calls', () => {
    const { stdout, status } = spawnSync('npx', ['tsc', '-p', `${dirname}/tsconfig.client.json`], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('has a call for every tag', () => {
    const tags = (DOCUMENT.tags as { name: string }[]).map(({ name }) => name);
    const called = new Set(Object.keys(CALLS).map((name) => name.split(':')[0]));
    expect([...called].sort()).toEqual(tags.sort());
  });

  it.each(Object.entries(CALLS))('calls %s and receives an answer', async (_tag, call) => {
    const { response, error } = await call(api, known);
    expect(error).toBeUndefined();
    expect(response.ok).toBe(true);
  });
});
