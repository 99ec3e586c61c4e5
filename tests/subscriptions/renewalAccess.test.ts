import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/errors';
import { accounts } from '../../resources/accounts';
import type { Answers } from '../../resources/answers';
import { renewalCodes } from '../../resources/internal';
import { outboxMessages } from '../../resources/outboxMessages';
import { subscriptions } from '../../resources/subscriptions';
import { storedPayment } from '../money/orders';
import { added, census, onEveryStore } from '../money/stores';
import { accountOf, type Customer, messagesOf, onlineCustomer, openScene, type Scene } from './scene';

const MINUTE = 60_000;
const NOBODY = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const WRONG = { code: 'is not the one we sent, or no longer counts: ask for a new one' };

onEveryStore('a customer’s way to renew', (store) => {
  let scene: Scene;
  let customer: Customer;
  let number: string;
  beforeEach(async () => {
    scene = await openScene(store());
    customer = await onlineCustomer(scene);
    number = (await accountOf(scene, customer.accountId)).accountNumber;
  });

  const request = (typed: string) =>
    scene.call<Answers['requestRenewalCode'] & ErrorBody>('POST', 'onboarding/renewal/request-code', {
      body: { number: typed },
    });
  const verify = (typed: string, code: string, key?: string) =>
    scene.call<Answers['verifyRenewalCode'] & ErrorBody>('POST', 'onboarding/renewal/verify-code', {
      body: { number: typed, code },
      headers: key ? { 'idempotency-key': key } : {},
    });
  /** The codes sent to the customer, the first one first. */
  const codes = async () => {
    const own = await store().find(renewalCodes, { where: [{ path: 'accountId', in: [customer.accountId] }] });
    const sent = await Promise.all(own.map(({ id }) => messagesOf(scene, `renewal-code:${id}`)));
    return sent.flat().map(({ body }) => body.slice(0, 6));
  };
  const lastCode = async () => (await codes()).at(-1) ?? '';
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const enter = async () => {
    await request(number);
    return (await verify(number, await lastCode())).body.renewalAccess.token;
  };
  const by = <T>(token: string, method: string, path: string, body?: object) =>
    scene.call<T & ErrorBody>(method, path, { token, ...(body ? { body } : {}) });

  describe('the code', () => {
    it('goes to the phone on the account, is kept as a hash, and opens once', async () => {
      expect((await request(number.toLowerCase())).body).toEqual({ codeRequest: { expiresInMinutes: 10 } });
      const [kept] = await store().find(renewalCodes, { where: [{ path: 'accountId', in: [customer.accountId] }] });
      const [message] = await messagesOf(scene, `renewal-code:${kept?.id}`);
      const { accountDetail } = await accountOf(scene, customer.accountId);
      expect(message).toMatchObject({ channel: 'SMS', recipient: accountDetail.phoneNumber });
      expect(JSON.stringify(kept)).not.toContain(await lastCode());
      const reply = await verify(number, await lastCode());
      expect(reply.body.renewalAccess).toMatchObject({ accountId: customer.accountId, accountNumber: number });
      expect(await verify(number, await lastCode())).toMatchObject({ status: 422, body: { errors: WRONG } });
    });

    it('is found by the phone number, too', async () => {
      const { accountDetail } = await accountOf(scene, customer.accountId);
      const typed = accountDetail.phoneNumber.replace('+256', '0');
      await request(typed);
      const where = [{ path: 'recipient', in: [accountDetail.phoneNumber] }];
      const sent = (await store().find(outboxMessages, { where })).filter(({ key }) => key.startsWith('renewal-code'));
      const { status, body } = await verify(typed, sent.at(-1)?.body.slice(0, 6) ?? '');
      expect([status, body.renewalAccess.firstName]).toEqual([200, accountDetail.firstName]);
    });

    it('is right at the fifth try, not at the sixth', async () => {
      await request(number);
      const code = await lastCode();
      for (let i = 0; i < 4; i += 1) expect((await verify(number, another(code))).status).toBe(422);
      expect((await verify(number, code)).status).toBe(200);
      scene.clock.advance(MINUTE);
      await request(number);
      const next = await lastCode();
      for (let i = 0; i < 5; i += 1) expect((await verify(number, another(next))).status).toBe(422);
      expect((await verify(number, next)).body.errors).toEqual(WRONG);
    });

    it('tried wrongly many times at once is tried five times', async () => {
      await request(number);
      const code = await lastCode();
      await Promise.all(Array.from({ length: 8 }, () => verify(number, another(code))));
      expect((await verify(number, code)).status).toBe(422);
    });

    it('used twice at once opens once', async () => {
      await request(number);
      const code = await lastCode();
      const both = await Promise.all([verify(number, code), verify(number, code)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    it('typed again by the same browser, whose answer was lost, opens the same access; another’s opens none', async () => {
      await request(number);
      const code = await lastCode();
      const first = await verify(number, code, 'key-of-this-browser');
      expect(first.status).toBe(200);
      expect((await verify(number, code, 'key-of-this-browser')).body).toEqual(first.body);
      expect((await verify(number, another(code), 'key-of-this-browser')).status).toBe(422);
      expect((await verify(number, code, 'key-of-another')).status).toBe(422);
      expect((await verify(number, code)).status).toBe(422);
      scene.clock.advance(30 * MINUTE);
      expect((await verify(number, code, 'key-of-this-browser')).status).toBe(422);
    });

    it('counts for ten minutes', async () => {
      await request(number);
      scene.clock.advance(10 * MINUTE);
      expect((await verify(number, await lastCode())).status).toBe(422);
      await request(number);
      scene.clock.advance(10 * MINUTE - 1);
      expect((await verify(number, await lastCode())).status).toBe(200);
    });

    it('is sent once a minute, also when it is asked for at once; the newest counts', async () => {
      await Promise.all([request(number), request(number), request(number)]);
      expect(await codes()).toHaveLength(1);
      scene.clock.advance(MINUTE);
      await request(number);
      const [first = '', second = ''] = await codes();
      if (first !== second) expect((await verify(number, first)).status).toBe(422);
      expect((await verify(number, second)).status).toBe(200);
    });

    it('can be asked for five times in a quarter of an hour, whether there is such an account or not', async () => {
      for (const typed of [number, `KF-9${number.slice(-5)}`]) {
        for (let i = 0; i < 5; i += 1) expect((await request(typed)).status).toBe(200);
        expect(await request(typed)).toMatchObject({
          status: 429,
          body: { error: 'Too many codes. Try again in 15 minutes.' },
        });
      }
    });

    it('is asked for, or guessed, thirty times in a quarter of an hour from one address', async () => {
      const from = async (remoteAddress: string, path: string, body: object) => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
        const env = { incoming: { socket: { remoteAddress } } };
        return (await scene.app.request(`/api/v1/onboarding/renewal/${path}`, init, env)).status;
      };
      for (let i = 0; i < 15; i += 1) {
        const asked = `KF-8${number.slice(-3)}${i}`;
        expect(await from('198.51.100.4', 'request-code', { number: asked })).toBe(200);
        expect(await from('198.51.100.4', 'verify-code', { number: asked, code: '000000' })).toBe(422);
      }
      expect(await from('198.51.100.4', 'request-code', { number })).toBe(429);
      expect(await from('198.51.100.4', 'verify-code', { number, code: '000000' })).toBe(429);
      expect(await from('198.51.100.5', 'request-code', { number })).toBe(200);
      scene.clock.advance(15 * MINUTE);
      expect(await from('198.51.100.4', 'request-code', { number: `KF-7${number.slice(-5)}` })).toBe(200);
    });

    it('is not sent, nor told apart, where there is no such account', async () => {
      const before = await census(store());
      expect((await request('KF-999998')).body).toEqual({ codeRequest: { expiresInMinutes: 10 } });
      expect(await added(store(), before)).toEqual({ 'sign-in-failures': 1 });
      expect((await verify('KF-999998', '000000')).body.errors).toEqual(WRONG);
      expect((await verify('KF-999998', '12345')).body.errors).toEqual({ code: 'must be the 6 digits that we sent' });
    });
  });

  describe('the token', () => {
    it('renews the account, from what it has to what is paid', async () => {
      const token = await enter();
      const path = `/api/v2/subscription/activeOrMostRecentSubscription/${customer.accountId}`;
      const latest = async () => (await by<Answers['getLatestSubscription']>(token, 'GET', path)).body.subscription;
      const before = await latest();
      expect(before).toMatchObject({ subscription: { id: customer.subscriptionId }, pendingRenewal: null });
      expect(before.paidUntil).toBe(before.subscription.endDate);
      const renewed = await by<Answers['renewSubscription']>(token, 'POST', '/api/v2/subscription', {
        accountId: customer.accountId,
      });
      const { id } = renewed.body.accountSubscription;
      const paying = await by<Answers['payRenewal']>(token, 'POST', `/api/v2/subscription/${id}/pay`, {});
      const { payment } = paying.body;
      expect((await latest()).pendingRenewal).toMatchObject({ subscriptionId: id, payment });
      const again = await by<Answers['payAgain']>(token, 'POST', `/api/v2/payments/${payment.id}/pay`);
      expect(again.body.data).toMatchObject({ merchant_reference: payment.id, redirect_url: paying.body.redirectUrl });
      await scene.standIn.settle((await storedPayment(scene, payment.id)).trackingId ?? '', 'COMPLETED');
      const after = await latest();
      expect(after.pendingRenewal).toBeNull();
      expect(String(after.paidUntil) > String(before.paidUntil)).toBe(true);
    });

    it('tells nothing of another account, and pays nothing of it', async () => {
      const token = await enter();
      const other = await onlineCustomer(scene);
      const { accountSubscription } = await scene.ask<Answers['renewSubscription']>('POST', '/api/v2/subscription', {
        accountId: other.accountId,
      });
      for (const [method, path, body] of [
        ['GET', `subscription/activeOrMostRecentSubscription/${other.accountId}`, undefined],
        ['GET', `subscription/activeOrMostRecentSubscription/${NOBODY}`, undefined],
        ['POST', 'subscription', { accountId: other.accountId }],
        ['POST', `subscription/${accountSubscription.id}/pay`, {}],
        ['POST', `payments/${other.paymentId}/pay`, undefined],
        ['POST', `payments/${customer.paymentId}/pay`, undefined],
      ] as const)
        expect((await by(token, method, `/api/v2/${path}`, body)).status, path).toBe(404);
    });

    it('opens nothing else, and ends after half an hour', async () => {
      const token = await enter();
      for (const path of ['accounts', `subscriptions/account/${customer.accountId}`, 'accounts/auth/sessions'])
        expect((await by(token, 'GET', path)).status, path).toBe(401);
      const path = `/api/v2/subscription/activeOrMostRecentSubscription/${customer.accountId}`;
      scene.clock.advance(30 * MINUTE - 1);
      expect((await by(token, 'GET', path)).status).toBe(200);
      scene.clock.advance(1);
      expect((await by(token, 'GET', path)).status).toBe(401);
    });
  });

  it('of an account that is closed ends where it would be renewed', async () => {
    const token = await enter();
    await store().update(accounts, customer.accountId, { status: 'TERMINATED' });
    const before = await store().count(subscriptions);
    const reply = await by(token, 'POST', '/api/v2/subscription', { accountId: customer.accountId });
    expect([reply.status, await store().count(subscriptions)]).toEqual([409, before]);
  });
});
