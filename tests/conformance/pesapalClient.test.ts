import { describe, expect, it } from 'vitest';
import type { StandInState } from '../../mock-server/pesapal/state';
import { IPN_URL, pesapalWorld } from './pesapalWorld';

const MINUTE = 60_000;
const TOKEN = 'Auth/RequestToken';
const UNKNOWN = '99999999-0000-4000-8000-000000000000';
const tokenRequests = (calls: string[]) => calls.filter((path) => path === TOKEN).length;
const refusal = (code: string, message: unknown = expect.any(String)) =>
  expect.objectContaining({ name: 'ProviderError', kind: 'refused', code, message });

describe('1. the token', () => {
  it('is requested once and shared by concurrent callers', async () => {
    const { client, calls } = pesapalWorld();
    await Promise.all([client.status(UNKNOWN), client.status(UNKNOWN), client.notificationId()]);
    expect(tokenRequests(calls)).toBe(1);
  });

  it.each([
    ['is kept for 4 minutes less 1 ms of a documented life of 5', 5, 4 * MINUTE - 1, 1],
    ['is renewed at 4 minutes', 5, 4 * MINUTE, 2],
    ['is not trusted longer although it says 60 minutes', 60, 4 * MINUTE, 2],
    ['is kept until 1 ms before an earlier expiryDate', 1, MINUTE - 1, 1],
    ['is renewed at an earlier expiryDate', 1, MINUTE, 2],
  ])('%s', async (_rule, lifeMinutes, waited, requests) => {
    const { client, calls, advance } = pesapalWorld({ options: { tokenLifeMs: lifeMinutes * MINUTE } });
    await client.status(UNKNOWN);
    advance(waited);
    await client.status(UNKNOWN);
    expect(tokenRequests(calls)).toBe(requests);
  });

  it.each([401, 500, 200] as const)(
    'is renewed once when refused at HTTP %s, and the call is repeated',
    async (status) => {
      const { client, control, calls, submit } = pesapalWorld({ options: { badTokenHttpStatus: status } });
      const { trackingId } = await submit();
      calls.length = 0;
      control.revokeTokens();
      expect((await client.status(trackingId)).outcome).toBe('PENDING');
      const status_ = 'Transactions/GetTransactionStatus';
      expect(calls).toEqual([status_, TOKEN, status_]);
    },
  );

  it('is renewed once for all callers if it is refused to several at once', async () => {
    const { client, control, calls, submit } = pesapalWorld();
    const { trackingId } = await submit();
    calls.length = 0;
    control.revokeTokens();
    await Promise.all([client.status(trackingId), client.status(trackingId), client.status(trackingId)]);
    expect(tokenRequests(calls)).toBe(1);
  });

  it('is not renewed a second time: a refusal after the renewal is the answer', async () => {
    const { client, calls } = pesapalWorld({ options: { tokenLifeMs: 0, badTokenHttpStatus: 500 } });
    await expect(client.notificationId()).rejects.toEqual(
      refusal('invalid_api_credentials_provided', 'Invalid Access Token'),
    );
    expect(tokenRequests(calls)).toBe(2);
  });

  it('is renewed once after a bare HTTP 401 too; then the call is refused', async () => {
    const expiryDate = '2026-11-21T07:00:00Z';
    const answers = [Response.json({ token: 'first', expiryDate }), new Response('', { status: 401 })];
    answers.push(Response.json({ token: 'second', expiryDate }), new Response('', { status: 401 }));
    const sent: unknown[] = [];
    const { client } = pesapalWorld({
      client: {
        fetch: async (_input, init) => {
          sent.push(new Headers(init?.headers).get('Authorization'), init?.redirect);
          return answers.shift() ?? Response.error();
        },
      },
    });
    await expect(client.notificationId()).rejects.toEqual(
      refusal('invalid_api_credentials_provided', 'Pesapal did not accept the access token.'),
    );
    expect(sent).toEqual([null, 'error', 'Bearer first', 'error', null, 'error', 'Bearer second', 'error']);
  });

  it('causes an error that shows no secret and is not cached if the secret is wrong (HTTP 200, no message)', async () => {
    const { client, calls } = pesapalWorld({ client: { consumerSecret: 'a-wrong-secret' } });
    const message = 'Pesapal refused the request (invalid_consumer_key_or_secret_provided).';
    const code = 'invalid_consumer_key_or_secret_provided';
    await expect(client.notificationId()).rejects.toEqual(refusal(code, message));
    await expect(client.notificationId()).rejects.toEqual(refusal(code, message));
    expect(tokenRequests(calls)).toBe(2);
  });
});

describe('2. the notification address', () => {
  it('is looked up first, registered once for concurrent callers, and remembered', async () => {
    const { client, calls } = pesapalWorld();
    const ids = await Promise.all([client.notificationId(), client.notificationId()]);
    ids.push(await client.notificationId());
    expect(new Set(ids).size).toBe(1);
    expect(calls).toEqual([TOKEN, 'URLSetup/GetIpnList', 'URLSetup/RegisterIPN']);
  });

  it('is found in the bare array if it was registered with the same method before', async () => {
    const { client, calls, raw, rawToken } = pesapalWorld();
    const token = await rawToken();
    await raw('URLSetup/RegisterIPN', { url: IPN_URL, ipn_notification_type: 'GET' }, token);
    const { body } = await raw('URLSetup/RegisterIPN', { url: IPN_URL, ipn_notification_type: 'POST' }, token);
    expect((await raw('URLSetup/GetIpnList', undefined, token)).body).toEqual([
      expect.objectContaining({ notification_type: 0, ipn_notification_type_description: 'GET' }),
      body,
    ]);
    expect(await client.notificationId()).toBe(body.ipn_id);
    expect(calls).not.toContain('URLSetup/RegisterIPN');
  });

  it('is registered with our method and listed with the misspelt key', async () => {
    const { client, raw, rawToken } = pesapalWorld();
    await client.notificationId();
    const { body } = await raw('URLSetup/GetIpnList', undefined, await rawToken());
    expect(body[0]).toMatchObject({ id: 1, url: IPN_URL, notification_type: 1 });
    expect(body[0]).toMatchObject({ ipn_status_decription: 'Active', error: null, status: '200' });
    expect(body[0]).not.toHaveProperty('ipn_status_description');
  });

  it('is refused as invalid_url if it is not a URL, and the next caller tries again', async () => {
    const { client, calls } = pesapalWorld({ client: { ipnUrl: 'kitara' } });
    await expect(client.notificationId()).rejects.toEqual(refusal('invalid_url', 'The URL is not valid'));
    await expect(client.notificationId()).rejects.toEqual(refusal('invalid_url'));
    expect(calls.filter((path) => path === 'URLSetup/RegisterIPN')).toHaveLength(2);
  });
});

describe('2. a notification address unknown to the provider', () => {
  it('is looked up again after an order is refused because of it', async () => {
    const kept: StandInState = { ipns: [], orders: [], refundedEarlier: [] };
    const { client, order, calls } = pesapalWorld({ state: { load: () => kept, save: () => undefined } });
    const first = await order();
    kept.ipns.length = 0;
    await expect(client.submitOrder(first)).rejects.toEqual(refusal('InvalidIpnId'));
    calls.length = 0;
    expect(await client.notificationId()).not.toBe(first.notification_id);
    expect(calls).toEqual(['URLSetup/GetIpnList', 'URLSetup/RegisterIPN']);
  });
});

describe('3. an order', () => {
  it('returns the tracking id, the reference and the hosted page', async () => {
    const { submit, control } = pesapalWorld();
    const { trackingId, ...answer } = await submit();
    expect(answer).toEqual({
      merchantReference: 'KF-2026-000001',
      redirectUrl: `https://pay.example/stand-in/pay/${trackingId}`,
    });
    expect(control.orders()).toEqual([expect.objectContaining({ trackingId, amount: 150_000, currency: 'UGX' })]);
  });

  const billing = { phone_number: '0772123456' };
  it.each([
    ['an id of 51 characters', { id: 'a'.repeat(51) }, 'id may have at most 50 characters'],
    ['an id with a space', { id: 'a b' }, 'id may have only letters, digits and - _ . :'],
    [
      'a description of 101 characters',
      { description: 'd'.repeat(101) },
      'description may have at most 100 characters',
    ],
    ['an empty description', { description: ' ' }, 'description is required'],
    ['no amount', { amount: 0 }, 'amount must be more than 0'],
    ['a fraction of a shilling', { amount: 0.5 }, 'amount must be a whole number'],
    ['a script as callback', { callback_url: 'javascript:alert(1)' }, 'callback_url must be an http or https address'],
    ['a malformed notification_id', { notification_id: 'ipn-1' }, 'notification_id must be a GUID'],
    ['neither phone nor e-mail', { billing_address: {} }, 'billing_address needs a phone_number or an email_address'],
    [
      'a long state',
      { billing_address: { ...billing, state: 'abcd' } },
      'billing_address.state may have at most 3 characters',
    ],
  ])('with %s is refused before it is sent, and the message names the field', async (_case, overrides, message) => {
    const { client, order, calls } = pesapalWorld();
    const faulty = await order(overrides);
    calls.length = 0;
    await expect(client.submitOrder(faulty)).rejects.toEqual(
      refusal('invalid_order', `Not sent to Pesapal: ${message}.`),
    );
    expect(calls).toEqual([]);
  });

  it('is sent with an id of 50 characters and a description of 100 characters', async () => {
    const { submit } = pesapalWorld();
    const longest = { id: 'aZ9-_.:'.repeat(8).slice(0, 50), description: 'd'.repeat(100) };
    expect(await submit(longest)).toMatchObject({ merchantReference: longest.id });
  });

  const invalid = 'invalid_api_request_parameters';
  const missing = 'missing_mandatory_billing_address';
  it.each([
    ['an id of 51 characters', { id: 'a'.repeat(51) }, invalid],
    ['a description of 101 characters', { description: 'd'.repeat(101) }, invalid],
    ['a malformed notification_id', { notification_id: 'ipn-1' }, invalid],
    ['an unknown notification_id', { notification_id: '11111111-2222-4333-8444-555555555555' }, 'InvalidIpnId'],
    ['no amount', { amount: 0 }, invalid],
    ['no billing address', { billing_address: undefined }, missing],
    ['neither phone nor e-mail', { billing_address: { country_code: 'UG' } }, missing],
  ])('with %s is refused at HTTP 200 if it reaches the provider', async (_case, overrides, code) => {
    const { raw, rawToken, order, control } = pesapalWorld();
    const faulty = { ...(await order()), ...overrides };
    const answer = await raw('Transactions/SubmitOrderRequest', faulty, await rawToken());
    expect(answer).toEqual({
      http: 200,
      body: { error: { error_type: expect.any(String), code, message: expect.any(String) }, status: '500' },
    });
    expect(control.orders()).toEqual([]);
  });

  it('is refused for a notification_id that the provider does not know', async () => {
    const { submit } = pesapalWorld();
    const stranger = submit({ notification_id: '11111111-2222-4333-8444-555555555555' });
    await expect(stranger).rejects.toEqual(refusal('InvalidIpnId'));
  });

  it.each([
    ['accountLimit', 'amount_exceeds_default_limit'],
    ['testCap', 'maximum_amount_limit_exceeded'],
  ])('is accepted at the %s and refused one shilling above it', async (limit, code) => {
    const { submit } = pesapalWorld({ options: { [limit]: 500_000 } });
    expect(await submit({ amount: 500_000, id: 'at' })).toMatchObject({ merchantReference: 'at' });
    await expect(submit({ amount: 500_001, id: 'above' })).rejects.toEqual(refusal(code));
  });
});

describe('4. a repeated id', () => {
  it('returns the same tracking id and keeps the first amount and currency', async () => {
    const { client, control, submit } = pesapalWorld();
    const first = await submit({ amount: 500 });
    expect(await submit({ amount: 900, currency: 'KES' })).toEqual(first);
    await control.settle(first.trackingId, 'COMPLETED');
    expect(await client.status(first.trackingId)).toMatchObject({ amount: 500, currency: 'UGX' });
  });

  it('finds the existing order if its answer was lost', async () => {
    const { client, control, order, submit } = pesapalWorld();
    const lost = await order();
    control.outage('lost-answer');
    await expect(client.submitOrder(lost)).rejects.toMatchObject({ kind: 'unreachable', code: 'network' });
    control.outage('none');
    const [kept] = control.orders();
    expect((await submit()).trackingId).toBe(kept?.trackingId);
  });
});
