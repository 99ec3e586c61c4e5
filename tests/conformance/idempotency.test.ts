import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../contract/access/permissions';
import type { Call } from '../../contract/api/Call';
import { API_BASES } from '../../contract/constants';
import { type ActionName, actions } from '../../resources/catalogue/actions';
import { added, census } from '../payments/stores';
import { type Opened, PRODUCTION_ADAPTERS } from './adapters';
import { tokenHolding } from './api/callers';
import { type ApiWorld, expectRefusal, openApiWorld } from './api/suite';
import { auditedRequests } from './auditedRequests';
import { type Request, requestsIn } from './section7/requests';

const ANOTHER_ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const PERSON = { firstName: 'Another', lastName: 'Person', phoneNumber: '+256790999999' };
/** Fields that make the body of each action different. */
const OTHER: Partial<Record<ActionName, object>> = {
  checkCoverage: { location: { commonName: 'Ntinda' } },
  createInterest: { client: PERSON },
  createSelfReferral: { client: PERSON },
  createSubscriptionForm: { client: PERSON },
  createSubscriptionFormAsStaff: { installationAddress: 'Plot 9' },
  sendPortalMessage: { subject: 'Another' },
  createComment: { body: 'Another' },
  createReply: { body: 'Another' },
  createSubscriptionTransfer: { reason: 'Another' },
  createExtension: { reason: 'Another' },
  planPriceChange: { note: 'Another' },
  preparePayout: { upTo: '2026-03-09' },
  openWorkOrder: { note: 'Another' },
};
const IDEMPOTENT = (Object.keys(actions) as ActionName[]).flatMap((name): [ActionName, Call][] => {
  const call: Call = actions[name];
  return call.idempotent ? [[name, call]] : [];
});

describe.each(PRODUCTION_ADAPTERS)('a repeated Idempotency-Key on $name', (adapter) => {
  let opened: Opened;
  let api: ApiWorld;
  let requests: ReturnType<typeof requestsIn>;
  let colleague: string;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    api = await openApiWorld(opened.store);
    requests = requestsIn(api.world, api.callers.admin);
    colleague = await tokenHolding(api.world, [...PERMISSIONS]);
  });
  afterAll(() => opened?.close());

  describe.each(IDEMPOTENT)('for %s', (name, { method, base, path, access, success = 200 }) => {
    let request: Request;
    beforeEach(async () => {
      const all = { ...requests.prepare, ...auditedRequests(api.world, requests) };
      const prepare = all[`${method} ${path}`];
      if (!prepare) throw new Error(`No request is known for ${name}.`);
      request = await prepare();
    });

    const send = (key: string, { token, id = request.id ?? '', body = request.body }: Sent = {}) => {
      const address = `${API_BASES[base]}/${path.replace(/\{\w+\}/, id)}`;
      const headers = { 'idempotency-key': `${key} of ${name}` };
      return api.world.call(method, address, { body, headers, ...(token ? { token } : {}) });
    };
    const first = async (key: string) => {
      const reply = await send(key, { token: api.callers.admin });
      expect(reply.status, JSON.stringify(reply.body)).toBe(success);
      return reply;
    };

    it('returns the same answer and creates nothing more', async () => {
      const { status, body } = await first('again');
      const before = await census(opened.store);
      const again = await send('again', { token: api.callers.admin });
      expect([again.status, again.body]).toEqual([status, body]);
      expect(await added(opened.store, before)).toEqual({});
    });

    it('is refused for another body or target', async () => {
      await first('other');
      const token = api.callers.admin;
      const refused = { error: 'This Idempotency-Key was used for another request.' };
      const body = { ...request.body, ...OTHER[name] };
      expect(await send('other', { token, body })).toMatchObject({ status: 422, body: refused });
      if (!path.includes('{')) return;
      expect(await send('other', { token, id: ANOTHER_ID })).toMatchObject({ status: 422, body: refused });
    });

    it('does not return the answer to another caller', async () => {
      const { body } = await first('mine');
      const theirs = await send('mine', { token: colleague });
      expect(theirs.body).not.toEqual(body);
      if (access === 'public') {
        expect((await send('mine')).body).not.toEqual(body);
        return;
      }
      expectRefusal(await send('mine', { token: api.callers.powerless }), 403);
      expectRefusal(await send('mine'), 401);
    });
  });
});

interface Sent {
  token?: string;
  id?: string;
  body?: object | undefined;
}
