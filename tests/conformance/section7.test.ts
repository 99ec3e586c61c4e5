import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '../../contract/access/permissions';
import { API_BASES } from '../../contract/constants';
import type { SpecifiedCall } from '../../contract/specification/SpecifiedCall';
import { SECTION_7 } from '../../contract/specification/section7';
import { resources } from '../../resources';
import type { NeededAccess } from '../../server/base/identity';
import { ADAPTERS, type Opened } from './adapters';
import { tokenHolding } from './api/callers';
import { type ApiWorld, expectRefusal, openApiWorld } from './api/suite';
import { ENDPOINTS } from './api/table';
import { requestsIn } from './section7/requests';

const shape = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '');
const wholePath = ({ base, path }: SpecifiedCall) => `${API_BASES[base]}/${path}`;
const mountedFor = (call: SpecifiedCall) =>
  ENDPOINTS.find(({ method, path }) => method === call.method && shape(path) === shape(wholePath(call)));
const titleOf = ({ method, base, path, query = '' }: SpecifiedCall) =>
  `${method} ${base} ${path}${query ? `?${query}` : ''}`;

describe('every call of section 7', () => {
  it.each(SECTION_7.map((call) => [titleOf(call), call] as const))('is mounted: %s', (_title, call) => {
    const endpoint = mountedFor(call);
    expect(endpoint?.reads).toBe(call.reads);
    const accepted = endpoint?.query ?? {};
    const sent = [...new URLSearchParams(call.query).keys()];
    expect(accepted === 'any' ? [] : sent.filter((name) => !Object.hasOwn(accepted, name))).toEqual([]);
  });

  it('subscriptions/expiring takes no sortAsc', () => {
    const expiring = ENDPOINTS.find(({ path }) => path.endsWith('/subscriptions/expiring'));
    expect(expiring?.query).not.toHaveProperty('sortAsc');
  });
});

describe.each(ADAPTERS)('section 7 on $name', (adapter) => {
  let opened: Opened;
  let api: ApiWorld;
  let requests: ReturnType<typeof requestsIn>;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    api = await openApiWorld(opened.store);
    requests = requestsIn(api.world, api.callers.admin);
  });
  afterAll(() => opened?.close());

  /** Returns the call's own request; if it names no record, it uses the first record of the path's resource. */
  async function requestFor(call: SpecifiedCall) {
    const own = await requests.prepare[`${call.method} ${call.path}`]?.();
    const resource = resources.find(({ name }) => call.path === `${name}/{id}`);
    return { ...(resource && !own?.id ? { id: (await requests.first(resource)).id } : {}), ...own };
  }

  /**
   * Returns the token of a user whose only role has one permission that the call accepts, and those that its rules require in
   * addition.
   */
  async function holderOf(access: NeededAccess = 'public', also: readonly Permission[] = []): Promise<string> {
    const [first] = [access].flat();
    const opens = first === 'public' || first === 'signed-in' ? [] : [first as Permission];
    return tokenHolding(api.world, [...opens, ...also]);
  }

  it.each(SECTION_7.map((call) => [titleOf(call), call] as const))(
    'is answered as specified: %s',
    async (_title, call) => {
      const request = await requestFor(call);
      const query = new URLSearchParams(call.query);
      if (call.query?.includes('{')) {
        const named: Record<string, string> = await requests.named();
        for (const [key, value] of query)
          query.set(
            key,
            value.replace(/\{(\w+)\}/, (_, name) => named[name] ?? ''),
          );
      }
      for (const [key, value] of Object.entries(request.query ?? {})) query.set(key, value);
      const path = wholePath(call).replace(/\{\w+\}/, request.id ?? '');
      const address = query.size ? `${path}?${query}` : path;
      const endpoint = mountedFor(call);
      const { body, headers } = request;
      if (endpoint?.access === 'public') {
        const reply = await api.world.call<Record<string, unknown>>(call.method, address, {
          body,
          ...(headers ? { headers } : {}),
        });
        expect(reply.status, JSON.stringify(reply.body)).toBe(endpoint.success);
        expect(reply.body).toHaveProperty(call.reads);
        return;
      }
      expectRefusal(await api.callAsStranger(call.method, address, body), 401);
      if (endpoint?.access !== 'signed-in')
        expectRefusal(await api.call(call.method, address, { token: api.callers.powerless, body }), 403);
      const token = await holderOf(endpoint?.access, request.also);
      const reply = await api.call(call.method, address, { body, token });
      expect(reply.status, JSON.stringify(reply.body)).toBe(endpoint?.success);
      expect(reply.body).toHaveProperty(call.reads);
      const list = reply.body[call.reads];
      if (Array.isArray(list)) expect(list.length).toBeLessThanOrEqual(Number(query.get('limit') ?? 200));
    },
  );
});
