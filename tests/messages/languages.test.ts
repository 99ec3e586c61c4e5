import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/api/errors';
import { brand } from '../../contract/brand';
import { clients } from '../../resources/accounts/clients';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { orderBody, startPaying } from '../payments/orders';
import { onPostgres } from '../payments/stores';
import { accountOf, type Customer, onlineCustomer, openScene, type Scene } from '../subscriptions/scene';
import { doDeferred, textOf } from '../support/messaging';

const RECEIVED = { en: /: we received UGX 149,000 \(/, sw: /: tumepokea UGX 149,000 \(/ };
const ORDERED = { en: /: we have your order SF-/, sw: /: tumepokea oda yako SF-/ };
const { locale } = brand;

onPostgres('messages to customers', (store) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene(store());
  });
  afterEach(() => {
    brand.locale = locale;
  });

  const textsTo = async (recipient: string) => {
    const where = [{ path: 'recipient', in: [recipient] }] as const;
    const found = await store().find(outboxMessages, { where, sort: { path: 'dateCreated', ascending: true } });
    return found.map((message) => textOf(scene, message));
  };
  const clientWith = async (phoneNumber: string) => {
    const [client] = await store().find(clients, { where: [{ path: 'phoneNumber', in: [phoneNumber] }] });
    if (!client) throw new Error(`There is no client with ${phoneNumber}.`);
    return client;
  };

  /** Orders as a visitor who sends these headers, and pays; returns the phone number. */
  async function orderAndPay(
    headers: Record<string, string>,
    change: (id: string) => Promise<unknown> = async () => null,
  ) {
    const body = await orderBody(scene);
    const { phoneNumber } = body.client;
    const reply = await scene.call<Answers['createSubscriptionForm']>('POST', 'onboarding/subscription', {
      body,
      headers,
    });
    await change((await clientWith(phoneNumber)).id);
    const order = { formId: reply.body.subscriptionForm.id, phoneNumber };
    scene.clock.advance(1);
    const { trackingId } = await startPaying(scene, order);
    await scene.standIn.settle(trackingId, 'COMPLETED');
    return phoneNumber;
  }

  it('are in the language that the visitor who ordered uses, which the client keeps', async () => {
    const phoneNumber = await orderAndPay({ 'accept-language': 'sw-UG' });
    expect((await clientWith(phoneNumber)).language).toBe('sw');
    expect(await textsTo(phoneNumber)).toEqual([ORDERED.sw, RECEIVED.sw].map((text) => expect.stringMatching(text)));
  });

  it('are in the language of the brand if none is known', async () => {
    const phoneNumber = await orderAndPay({});
    expect((await clientWith(phoneNumber)).language).toBeNull();
    brand.locale = 'sw-TZ';
    const another = await orderAndPay({ 'accept-language': 'fr' });
    expect([await textsTo(phoneNumber), await textsTo(another)]).toEqual([
      [ORDERED.en, RECEIVED.en].map((text) => expect.stringMatching(text)),
      [ORDERED.sw, RECEIVED.sw].map((text) => expect.stringMatching(text)),
    ]);
  });

  it('are in the language that staff choose for the client', async () => {
    const token = await scene.signIn('admin');
    const choose = (id: string) => scene.call('PUT', `clients/${id}`, { token, body: { language: 'sw' } });
    const phoneNumber = await orderAndPay({ 'accept-language': 'en' }, choose);
    expect(await textsTo(phoneNumber)).toEqual([ORDERED.en, RECEIVED.sw].map((text) => expect.stringMatching(text)));
  });

  it('confirm a visitor’s message in the language that they use', async () => {
    const emailAddress = 'juma@mail.example';
    const body = { name: 'Juma', subject: 'Laini', message: 'Haifanyi kazi.', emailAddress };
    await scene.call('POST', 'tickets/portal', { body, headers: { 'accept-language': 'sw' } });
    expect(await textsTo(emailAddress)).toEqual([expect.stringContaining('imepokea ujumbe wako')]);
  });

  /** Returns a call that renews the account as its customer. */
  async function renewalOf({ accountId }: Customer) {
    const { accountNumber, accountDetail, clientId } = await accountOf(scene, accountId);
    await scene.call('POST', 'onboarding/renewal/request-code', { body: { number: accountNumber } });
    await doDeferred(scene);
    const code = (await textsTo(accountDetail.phoneNumber)).find((text) => /^\d{6} /.test(text))?.slice(0, 6);
    const { body } = await scene.call<Answers['verifyRenewalCode']>('POST', 'onboarding/renewal/verify-code', {
      body: { number: accountNumber, code },
    });
    const { token } = body.renewalAccess;
    const renew = (more: object, by = token) =>
      scene.call<ErrorBody>('POST', '/api/v2/subscription', { token: by, body: { accountId, ...more } });
    const shown = async () => {
      const path = `/api/v2/subscription/activeOrMostRecentSubscription/${accountId}`;
      const latest = await scene.call<Answers['getLatestSubscription']>('GET', path, { token });
      return latest.body.subscription.language;
    };
    return { renew, shown, clientId: clientId ?? '' };
  }

  it('are in the language that the customer chooses when renewing, which the audit log shows', async () => {
    const { renew, shown, clientId } = await renewalOf(await onlineCustomer(scene));
    expect(await shown()).toBe('en');
    expect((await renew({ language: 'sw' })).status).toBe(201);
    expect((await renew({})).status).toBe(201);
    expect([await shown(), (await store().get(clients, clientId))?.language]).toEqual(['sw', 'sw']);
    const where = [
      { path: 'recordId', in: [clientId] },
      { path: 'reason', in: ['Chosen by the customer when renewing'] },
    ] as const;
    expect(await store().find(logs, { where })).toMatchObject([
      { before: { language: null }, after: { language: 'sw' } },
    ]);
  });

  it('cannot be given an unknown language, one by staff who renew, or one without a client', async () => {
    const customer = await onlineCustomer(scene);
    const { renew, clientId } = await renewalOf(customer);
    const faultOf = async (reply: ReturnType<typeof renew>) => {
      const { status, body } = await reply;
      return [status, body.errors?.language];
    };
    expect(await faultOf(renew({ language: 'fr' }))).toEqual([422, 'must be one of: en, sw']);
    const staff = await scene.signIn('admin');
    expect(await faultOf(renew({ language: 'sw' }, staff))).toEqual([
      422,
      'can be chosen here by the customer only: change it on the client',
    ]);
    expect((await store().get(clients, clientId))?.language).toBeNull();
  });
});
