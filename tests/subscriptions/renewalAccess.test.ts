import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/api/errors';
import { accounts } from '../../resources/accounts/accounts';
import type { Answers } from '../../resources/catalogue/actions';
import { phoneCodes } from '../../resources/catalogue/systemTables';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { storedPayment } from '../payments/orders';
import { added, census, onPostgres } from '../payments/stores';
import { doDeferred, textOf } from '../support/messaging';
import { accountOf, type Customer, messagesOf, onlineCustomer, openScene, type Scene } from './scene';

const MINUTE = 60_000;
const NOBODY = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const WRONG = { code: 'Wrong or expired code. Ask for a new one.' };

/** The browser and the address from which a request is made. */
interface Asker {
  browser?: string;
  address?: string;
}
const named = ({ browser }: Asker) => (browser ? { browser } : {});
const from = ({ address }: Asker) => (address ? { from: address } : {});
const OWN = { browser: 'the-browser-of-the-customer', address: '198.51.100.10' };
/** Returns a stranger with their own browser, at their own or a given address. */
const stranger = (number: number, address = `203.0.113.${number}`) => ({
  browser: `the-browser-of-stranger-${number}`,
  address,
});

onPostgres('a customer’s way to renew', (store) => {
  let scene: Scene;
  let customer: Customer;
  let number: string;
  beforeEach(async () => {
    scene = await openScene(store());
    customer = await onlineCustomer(scene);
    number = (await accountOf(scene, customer.accountId)).accountNumber;
  });

  /** Requests a code and has it sent. */
  const request = async (typed: string, asker: Asker = {}) => {
    const reply = await ask(typed, asker);
    await doDeferred(scene);
    return reply;
  };
  const ask = (typed: string, asker: Asker = {}) =>
    scene.call<Answers['requestRenewalCode'] & ErrorBody>('POST', 'onboarding/renewal/request-code', {
      body: { number: typed, ...named(asker) },
      ...from(asker),
    });
  const verify = (typed: string, code: string, key?: string, asker: Asker = {}) =>
    scene.call<Answers['verifyRenewalCode'] & ErrorBody>('POST', 'onboarding/renewal/verify-code', {
      body: { number: typed, code, ...named(asker) },
      headers: key ? { 'idempotency-key': key } : {},
      ...from(asker),
    });
  /** Returns the codes sent to the customer, the oldest first. */
  const codes = async () => {
    const sort = { path: 'dateCreated', ascending: true } as const;
    const own = await store().find(phoneCodes, { where: [{ path: 'accountId', in: [customer.accountId] }], sort });
    const sent = await Promise.all(own.map(({ id }) => messagesOf(scene, `renewal-code:${id}`)));
    return sent.flat().map((message) => textOf(scene, message).slice(0, 6));
  };
  const lastCode = async () => (await codes()).at(-1) ?? '';
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const enter = async () => {
    await request(number);
    return (await verify(number, await lastCode())).body.renewalAccess.token;
  };
  const by = <T>(token: string, method: string, path: string, body?: object) =>
    scene.call<T & ErrorBody>(method, path, { token, ...(body ? { body } : {}) });

  describe('a phone number', () => {
    /** Gives the customer's own phone number to these numbers of further accounts, and returns how it is typed. */
    let phones = 0;
    const sharedWith = async (others: readonly Customer[]) => {
      phones += 1;
      const phoneNumber = `+2567009${String(phones).padStart(5, '0')}`;
      for (const { accountId } of [customer, ...others]) {
        const { accountDetail } = await accountOf(scene, accountId);
        const placeOfResidence = 'Plot 7, Ntinda, Kampala';
        await store().update(accounts, accountId, {
          accountDetail: { ...accountDetail, phoneNumber, placeOfResidence },
        });
      }
      return phoneNumber.replace('+256', '0');
    };
    const proved = async (typed: string) => {
      await request(typed);
      const where = [{ path: 'recipient', in: [typed.replace('0', '+256')] }] as const;
      const [sent] = (await store().find(outboxMessages, { where })).filter(({ key }) =>
        key.startsWith('renewal-code'),
      );
      const text = sent ? textOf(scene, sent) : '';
      return { text, ...(await verify(typed, text.slice(0, 6))).body };
    };
    const choose = (token: string, accountId: string) =>
      by<Answers['chooseRenewalAccount']>(token, 'POST', 'onboarding/renewal/choose-account', { accountId });
    const latest = (token: string, accountId: string) =>
      by(token, 'GET', `/api/v2/subscription/activeOrMostRecentSubscription/${accountId}`);

    it('of one account opens that account', async () => {
      const { text, accounts: own, renewalAccess } = await proved(await sharedWith([]));
      expect(text).toContain(`to renew account ${number}.`);
      expect(own).toEqual([
        {
          ...{ accountId: customer.accountId, accountNumber: number, accountStatus: 'ACTIVE' },
          ...{ productName: expect.any(String), area: 'Ntinda, Kampala' },
        },
      ]);
      expect(renewalAccess.accountId).toBe(customer.accountId);
    });

    it('of two accounts lets the customer choose, and opens only the chosen one with its token', async () => {
      const other = await onlineCustomer(scene);
      const { text, accounts: own, renewalAccess } = await proved(await sharedWith([other]));
      expect(text).toContain('is your code to renew your connection.');
      expect(own.map(({ accountId }) => accountId).sort()).toEqual([customer.accountId, other.accountId].sort());
      const rest = own.find(({ accountId }) => accountId !== renewalAccess.accountId)?.accountId ?? '';
      expect((await latest(renewalAccess.token, rest)).status).toBe(404);
      scene.clock.advance(10 * MINUTE);
      const chosen = await choose(renewalAccess.token, rest);
      expect([chosen.status, chosen.body.renewalAccess.accountId]).toEqual([200, rest]);
      expect((await latest(chosen.body.renewalAccess.token, rest)).status).toBe(200);
      expect((await latest(chosen.body.renewalAccess.token, renewalAccess.accountId)).status).toBe(404);
      // The choice does not prolong the proof.
      expect(chosen.body.renewalAccess.expiresAt).toBe(renewalAccess.expiresAt);
    });

    it('of many accounts lists those that can be renewed first, and says of the others why not', async () => {
      const others = [];
      for (let count = 0; count < 4; count += 1) others.push(await onlineCustomer(scene));
      const [suspended, closed] = others;
      await scene.ask('PUT', `accounts/${suspended?.accountId}`, { status: 'SUSPENDED' });
      const closing = { ids: [closed?.accountId], status: 'TERMINATED', reason: 'Moved away' };
      await scene.ask('POST', 'accounts/bulk-status', closing);
      const { accounts: own, renewalAccess } = await proved(await sharedWith(others));
      expect(own).toHaveLength(5);
      const statuses = own.map(({ accountStatus }) => accountStatus);
      expect(statuses.slice(0, 3)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
      expect(statuses.slice(3).sort()).toEqual(['SUSPENDED', 'TERMINATED']);
      const { token } = (await choose(renewalAccess.token, suspended?.accountId ?? '')).body.renewalAccess;
      const renewal = { accountId: suspended?.accountId };
      expect(await by(token, 'POST', '/api/v2/subscription', renewal)).toMatchObject({
        status: 409,
        body: { error: expect.stringContaining('This account is suspended') },
      });
    });

    it('opens no account of another number, and none for staff or strangers', async () => {
      const stranger = await onlineCustomer(scene);
      const { renewalAccess } = await proved(await sharedWith([]));
      expect((await choose(renewalAccess.token, stranger.accountId)).status).toBe(404);
      expect((await choose(await scene.signIn('admin'), stranger.accountId)).status).toBe(404);
      expect((await choose('nobody', stranger.accountId)).status).toBe(401);
    });

    it('is not used to list accounts if an account number was typed', async () => {
      await sharedWith([await onlineCustomer(scene)]);
      await request(number);
      const { body } = await verify(number, await lastCode());
      expect(body.accounts.map(({ accountNumber }) => accountNumber)).toEqual([number]);
    });
  });

  describe('the code', () => {
    it('is sent to the account’s phone, stored as a hash, and valid once', async () => {
      expect((await request(number.toLowerCase())).body).toEqual({ codeRequest: { expiresInMinutes: 10 } });
      const [kept] = await store().find(phoneCodes, { where: [{ path: 'accountId', in: [customer.accountId] }] });
      const [message] = await messagesOf(scene, `renewal-code:${kept?.id}`);
      const { accountDetail } = await accountOf(scene, customer.accountId);
      expect(message).toMatchObject({ channel: 'SMS', recipient: accountDetail.phoneNumber });
      expect(JSON.stringify(kept)).not.toContain(await lastCode());
      const reply = await verify(number, await lastCode());
      expect(reply.body.renewalAccess).toMatchObject({ accountId: customer.accountId, accountNumber: number });
      expect(await verify(number, await lastCode())).toMatchObject({ status: 422, body: { errors: WRONG } });
    });

    it('can be requested by phone number too', async () => {
      const { accountDetail } = await accountOf(scene, customer.accountId);
      const typed = accountDetail.phoneNumber.replace('+256', '0');
      await request(typed);
      const where = [{ path: 'recipient', in: [accountDetail.phoneNumber] }] as const;
      const sent = (await store().find(outboxMessages, { where })).filter(({ key }) => key.startsWith('renewal-code'));
      const last = sent.at(-1);
      const { status, body } = await verify(typed, last ? textOf(scene, last).slice(0, 6) : '');
      expect([status, body.renewalAccess.firstName]).toEqual([200, accountDetail.firstName]);
    });

    it('is accepted at the fifth try, not at the sixth', async () => {
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

    it('allows five tries, even if they are concurrent', async () => {
      await request(number);
      const code = await lastCode();
      await Promise.all(Array.from({ length: 8 }, () => verify(number, another(code))));
      expect((await verify(number, code)).status).toBe(422);
    });

    it('gives access once if it is used twice concurrently', async () => {
      await request(number);
      const code = await lastCode();
      const both = await Promise.all([verify(number, code), verify(number, code)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    it('gives the same access again to the same browser after a lost answer, but none to another', async () => {
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

    it('is valid for ten minutes', async () => {
      await request(number);
      scene.clock.advance(10 * MINUTE);
      expect((await verify(number, await lastCode())).status).toBe(422);
      await request(number);
      scene.clock.advance(10 * MINUTE - 1);
      expect((await verify(number, await lastCode())).status).toBe(200);
    });

    it('is sent once a minute, even on concurrent requests; the newest one is valid', async () => {
      await Promise.all([ask(number), ask(number), ask(number)]);
      await doDeferred(scene);
      expect(await codes()).toHaveLength(1);
      scene.clock.advance(MINUTE);
      await request(number);
      const [first = '', second = ''] = await codes();
      if (first !== second) expect((await verify(number, first)).status).toBe(422);
      expect((await verify(number, second)).status).toBe(200);
    });

    it('can be requested five times in a quarter of an hour, whether the account exists or not', async () => {
      for (const typed of [number, `KF-9${number.slice(-5)}`]) {
        for (let i = 0; i < 5; i += 1) expect((await request(typed)).status).toBe(200);
        expect(await request(typed)).toMatchObject({
          status: 429,
          body: { error: 'Too many codes. Try again in 15 minutes.' },
        });
      }
    });

    it('stays valid despite guesses by strangers anywhere', async () => {
      await request(number, OWN);
      const code = await lastCode();
      for (let i = 0; i < 8; i += 1) {
        expect((await verify(number, another(code), undefined, stranger(i))).status).toBe(422);
        expect((await verify(number, another(code), undefined, { address: OWN.address })).status).toBe(422);
      }
      expect((await verify(number, code, undefined, { ...OWN, address: '198.51.100.11' })).status).toBe(200);
    });

    it('gives no access to a stranger who knows it', async () => {
      await request(number, OWN);
      const code = await lastCode();
      expect((await verify(number, code, undefined, stranger(1, OWN.address))).status).toBe(422);
      expect((await verify(number, code, undefined, { address: OWN.address })).status).toBe(422);
      expect((await verify(number, code, undefined, OWN)).status).toBe(200);
    });

    it('is sent to the customer despite recent requests by strangers, which do not invalidate it', async () => {
      await request(number, stranger(1));
      await request(number, stranger(2));
      scene.clock.advance(1);
      await request(number, OWN);
      const code = await lastCode();
      scene.clock.advance(1);
      await request(number, stranger(3));
      expect(await codes()).toHaveLength(4);
      expect((await verify(number, code, undefined, OWN)).status).toBe(200);
    });

    it('reaches a phone a minute after the last one, whoever asked and by whichever number', async () => {
      const { accountDetail } = await accountOf(scene, customer.accountId);
      const asked = [
        [number, stranger(1)],
        [accountDetail.phoneNumber, stranger(2)],
        [number, OWN],
      ] as const;
      for (const [typed, asker] of asked) {
        await request(typed, asker);
        scene.clock.now = new Date(scene.clock.now.getTime() + 1_000);
      }
      const where = [{ path: 'recipient', in: [accountDetail.phoneNumber] }] as const;
      const sort = { path: 'nextAttemptAt', ascending: true } as const;
      const sent = (await store().find(outboxMessages, { where, sort })).filter(({ kind }) => kind === 'RENEWAL_CODE');
      const due = sent.map(({ nextAttemptAt }) => Date.parse(nextAttemptAt ?? ''));
      expect(due.map((moment) => moment - (due[0] ?? 0))).toEqual([0, MINUTE, 2 * MINUTE]);
      const [last = '', code] = [sent.at(-1)?.expiresAt, await lastCode()];
      scene.clock.now = new Date(Date.parse(last ?? '') - 1);
      expect((await verify(number, code, undefined, OWN)).status).toBe(200);
    });

    it('belongs to the requesting address if no browser is given', async () => {
      await request(number, { address: '198.51.100.20' });
      const code = await lastCode();
      expect((await verify(number, code, undefined, { address: '198.51.100.21' })).status).toBe(422);
      expect((await verify(number, code, undefined, { address: '198.51.100.20' })).status).toBe(200);
    });

    it('requires a browser id that is hard to guess', async () => {
      const short = { browser: 'x'.repeat(15) };
      expect((await request(number, short)).body.errors).toEqual({ browser: 'takes at least 16 characters' });
      expect((await request(number, { browser: 'x'.repeat(16) })).status).toBe(200);
    });

    it('can be requested by the customer when a stranger has reached the limit of one address', async () => {
      for (let i = 0; i < 5; i += 1) expect((await request(number, stranger(1))).status).toBe(200);
      expect((await request(number, stranger(1))).status).toBe(429);
      expect((await request(number, OWN)).status).toBe(200);
    });

    it('can be requested twenty times an hour from all addresses together, so that no phone is flooded', async () => {
      for (let i = 0; i < 20; i += 1) expect((await request(number, stranger(i))).status).toBe(200);
      expect(await request(number, stranger(20))).toMatchObject({
        status: 429,
        body: { error: 'Too many codes. Try again in 60 minutes.' },
      });
    });

    it('can be guessed ten times in a quarter of an hour from one address, even with requests in between', async () => {
      const guess = async (i: number) => {
        scene.clock.advance(1);
        await request(number, stranger(i % 5, '203.0.113.50'));
        return (await verify(number, another(await lastCode()), undefined, stranger(i % 5, '203.0.113.50'))).status;
      };
      for (let i = 0; i < 10; i += 1) expect(await guess(i)).toBe(422);
      expect(await guess(10)).toBe(429);
    });

    it('can be requested or guessed thirty times in a quarter of an hour from one address', async () => {
      const at = { address: '198.51.100.4' };
      for (let i = 0; i < 30; i += 1) {
        const asked = `KF-8${number.slice(-3)}${i}`;
        expect((await request(asked, at)).status).toBe(200);
        expect((await verify(asked, '000000', undefined, at)).status).toBe(422);
      }
      expect((await request(number, at)).status).toBe(429);
      expect((await verify(number, '000000', undefined, at)).status).toBe(429);
      expect((await request(number, { address: '198.51.100.5' })).status).toBe(200);
      scene.clock.advance(15 * MINUTE);
      expect((await request(`KF-7${number.slice(-5)}`, at)).status).toBe(200);
    });

    it('is not sent for an unknown account, and the answer does not reveal it', async () => {
      const before = await census(store());
      expect((await request('KF-999998')).body).toEqual({ codeRequest: { expiresInMinutes: 10 } });
      // A code is also created for the unknown account, so that a wrong code is refused in the same way.
      expect(await added(store(), before)).toEqual({ 'renewal-codes': 1 });
      expect((await verify('KF-999998', '000000')).body.errors).toEqual(WRONG);
      expect((await verify('KF-999998', '12345')).body.errors).toEqual({ code: 'Enter the 6 digits we sent' });
    });
  });

  describe('the token', () => {
    it('renews the account, from its current subscription to the payment', async () => {
      const token = await enter();
      const path = `/api/v2/subscription/activeOrMostRecentSubscription/${customer.accountId}`;
      const latest = async () => (await by<Answers['getLatestSubscription']>(token, 'GET', path)).body.subscription;
      const before = await latest();
      expect(before).toMatchObject({ subscription: { id: customer.subscriptionId }, pendingRenewal: null });
      expect(before.paidUntil).toBe(before.subscription.endDate);
      const renewed = await by<Answers['renewSubscription']>(token, 'POST', '/api/v2/subscription', {
        accountId: customer.accountId,
      });
      const { id, paymentFormId } = renewed.body.accountSubscription;
      expect((await latest()).unpaidFormId).toBeNull();
      const paying = await by<Answers['payRenewal']>(token, 'POST', `/api/v2/subscription/${id}/pay`, {});
      const { payment } = paying.body;
      expect(await latest()).toMatchObject({
        pendingRenewal: { subscriptionId: id, payment },
        unpaidFormId: paymentFormId,
      });
      const again = await by<Answers['payAgain']>(token, 'POST', `/api/v2/payments/${payment.id}/pay`);
      expect(again.body.data).toMatchObject({ merchant_reference: payment.id, redirect_url: paying.body.redirectUrl });
      await scene.standIn.settle((await storedPayment(scene, payment.id)).trackingId ?? '', 'COMPLETED');
      const after = await latest();
      expect(after).toMatchObject({ pendingRenewal: null, unpaidFormId: null });
      expect(after.receipts.map(({ paymentId }) => paymentId).sort()).toEqual([customer.paymentId, payment.id].sort());
      const { body } = await scene.call<Answers['getPaymentStatus']>('GET', `payments/${payment.id}/status`);
      const { firstName, lastName } = (await accountOf(scene, customer.accountId)).accountDetail;
      expect(body.payment).toMatchObject({
        ...{ customerName: `${firstName} ${lastName.charAt(0)}.`, productName: before.product.name },
        paidUntil: after.paidUntil,
      });
      expect(String(after.paidUntil) > String(before.paidUntil)).toBe(true);
    });

    it('neither reads nor pays anything of another account', async () => {
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

    it('gives access to nothing else, and expires after half an hour', async () => {
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

  describe('an account that cannot be renewed', () => {
    it.each([
      ['SUSPENDED', 'This account is suspended'],
      ['TERMINATED', 'This account is closed'],
      ['TRANSFERRED', 'This account was transferred'],
    ] as const)('%s: says so before showing a price, and refuses', async (status, title) => {
      // The remaining subscriptions of such an account are over.
      await store().update(subscriptions, customer.subscriptionId, { status: 'EXPIRED' });
      await store().update(accounts, customer.accountId, { status });
      const token = await enter();
      const path = `/api/v2/subscription/activeOrMostRecentSubscription/${customer.accountId}`;
      const { body } = await by<Answers['getLatestSubscription']>(token, 'GET', path);
      expect(body.subscription).toMatchObject({ accountStatus: status, quotes: [] });
      const before = await store().count(subscriptions);
      const refusal = await by(token, 'POST', '/api/v2/subscription', { accountId: customer.accountId });
      expect([refusal.status, String(refusal.body.error).startsWith(title)]).toEqual([409, true]);
      expect(await store().count(subscriptions)).toBe(before);
    });
  });

  describe('proved access ends', () => {
    const path = () => `/api/v2/subscription/activeOrMostRecentSubscription/${customer.accountId}`;
    /** Returns a phone number that no one else has. */
    const otherPhone = () => `+25675${number.slice(-5)}00`;

    it('when the account’s phone number changes, as does a code sent to the old number', async () => {
      const token = await enter();
      scene.clock.advance(MINUTE);
      await request(number);
      const code = await lastCode();
      const { accountDetail } = await accountOf(scene, customer.accountId);
      const body = { accountDetail: { ...accountDetail, lastName: 'Married' } };
      await scene.ask('PUT', `accounts/${customer.accountId}`, body);
      expect((await by(token, 'GET', path())).status).toBe(200);
      await scene.ask('PUT', `accounts/${customer.accountId}`, { accountDetail: { phoneNumber: otherPhone() } });
      expect((await by(token, 'GET', path())).status).toBe(401);
      expect((await verify(number, code)).body.errors).toEqual(WRONG);
    });
  });
});
