import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASES } from '../../contract/constants';
import { logs } from '../../resources/audit/logs';
import { type ActionName, actionNamed, actions } from '../../resources/catalogue/actions';
import { workOffDeferred } from '../../server/jobs/workOffDeferred';
import { type Opened, PRODUCTION_ADAPTERS } from './adapters';
import { type ApiWorld, openApiWorld } from './api/suite';
import { auditedRequests } from './auditedRequests';
import { type Request, requestsIn } from './section7/requests';

const AUDITED = (Object.keys(actions) as ActionName[]).flatMap((name) => {
  const action = actionNamed(name);
  return action.audit ? [{ ...action, audit: action.audit }] : [];
});

/** These actions need a database without users, or an external system: see tests/settings/{setup,connections}.test.ts. */
const ELSEWHERE: readonly string[] = ['createFirstAdministrator', 'testConnection'];
const HERE = AUDITED.filter(({ name }) => !ELSEWHERE.includes(name));

describe.each(PRODUCTION_ADAPTERS)('the audit log on $name', (adapter) => {
  let opened: Opened;
  let api: ApiWorld;
  let prepare: Record<string, () => Promise<Request>>;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    api = await openApiWorld(opened.store);
    const requests = requestsIn(api.world, api.callers.admin);
    prepare = { ...requests.prepare, ...auditedRequests(api.world, requests) };
  });
  afterAll(() => opened?.close());

  it.each(HERE)('has the declared entry for $name', async ({ method, base, path, audit, success = 200 }) => {
    const request = prepare[`${method} ${path}`] ?? prepare[`${method} ${path}/`];
    if (!request) throw new Error(`No request is known for ${method} ${path}.`);
    const { id = '', query = {}, body } = await request();
    const known = (await opened.store.find(logs)).map((entry) => entry.id);
    const address = `${API_BASES[base]}/${path.replace(/\{\w+\}/, id)}?${new URLSearchParams(query)}`;
    const reply = await api.call(method, address, body ? { body } : {});
    expect(reply.status, JSON.stringify(reply.body)).toBe(success);
    // Some calls leave parts of their work to a job.
    api.world.clock.advance(1);
    await workOffDeferred(api.world.deps);
    const entries = (await opened.store.find(logs)).filter((entry) => !known.includes(entry.id));
    const { resource, action, reason = '' } = audit;
    const told = entries.filter((entry) => entry.resource === resource && entry.action === action);
    expect(told.map((entry) => entry.reason ?? '').join()).toContain(reason);
    expect(told).toHaveLength(1);
  });
});
