import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import type { Answers } from '../../resources/catalogue/actions';
import { claims } from '../../resources/claims/claims';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { paymentForms } from '../../resources/payments/paymentForms';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { statementLines } from '../../resources/statements/statementLines';
import { products } from '../../resources/subscriptions/products';
import { lookForClaims } from '../../server/claims/jobs/lookForClaims';
import { CLAIM_PATIENCE } from '../../server/claims/rules/claims';
import { createWorld, type World } from '../support/world';
import {
  askForProof,
  claimAsPayer,
  claimOn,
  lineIn,
  newCode,
  paidBy,
  proofsTo,
  proveNumber,
  removeClaims,
  TODAY,
  typeProof,
} from './claiming';
import { asClerk, cashOrder, type Refused, slip } from './clerks';
import { attemptsOf, type Order, orderAndPay, PRODUCT, placeOrder, startPaying, storedPayment } from './orders';
import type { Paid } from './statementFiles';
import { added, census, onPostgres } from './stores';

const SECOND = 1_000;
const HOUR = 3_600_000;
onPostgres('"I have paid"', (store) => {
  let world: World;
  beforeEach(async () => {
    await removeClaims(store());
    world = createWorld(store());
    world.standIn.dropIpns(true);
  });

  const say = (order: Order, code: string, more: object = {}) => claimAsPayer(world, order, code, more);
  const prove = (order: Order, code: string, more: { phoneNumber?: string } = {}) =>
    proveNumber(world, order, code, more);
  /** Claims the payment and proves the number. */
  const sayAndProve = async (order: Order, code: string, more: { phoneNumber?: string } = {}) => {
    await say(order, code, more);
    return prove(order, code, more);
  };
  const claimOf = (order: Order) => claimOn(world, order);
  const bring = (...paid: Paid[]) => lineIn(world, ...paid);
  const lookLater = async (pause = HOUR) => {
    world.clock.advance(pause);
    return lookForClaims(world.deps);
  };
  const isPaid = async (order: Order) => (await store().get(subscriptionForms, order.formId))?.status === 'PAID';
  const messagesTo = (order: Order) =>
    store().find(outboxMessages, {
      where: [
        { path: 'kind', in: ['CLAIM'] },
        { path: 'recipient', in: [order.phoneNumber] },
      ],
    });

  it('settles at once if the provider knows of the payment but no notification arrived', async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    const { status, body } = await say(order, newCode());
    expect([status, body.claim.settled]).toEqual([200, true]);
    expect(await isPaid(order)).toBe(true);
    expect(await claimOf(order)).toMatchObject({ status: 'SETTLED', paymentId: attempt.paymentId, nextLookAt: null });
    const [message, ...more] = await messagesTo(order);
    expect([message?.body, more]).toEqual([expect.stringContaining(body.claim.claimNumber), []]);
  });

  it('settles by a statement line that fits the claim of a proved number, whichever comes first', async () => {
    const [early, late] = [await placeOrder(world), await placeOrder(world)];
    const [first, second] = [newCode(), newCode()];
    expect((await say(early, `ID: ${first}`)).body.claim.settled).toBe(false);
    await bring(paidBy(early, first), paidBy(late, second));
    expect(await lookForClaims(world.deps)).toBe(0);
    expect(await lookLater(1)).toBe(1);
    expect((await say(late, second)).body.claim.settled).toBe(false);
    expect((await prove(early, first)).body.claim.settled).toBe(true);
    expect((await prove(late, second)).body.claim.settled).toBe(true);
    for (const order of [early, late]) {
      const { paymentId, lineId } = await claimOf(order);
      const payment = await storedPayment(world, paymentId ?? '');
      expect(payment).toMatchObject({ status: 'SUCCESSFUL', manualMethod: 'MOBILE_MONEY', amount: PRODUCT.price });
      expect(payment.paidAt).toBe('2026-03-14T08:30:00.000Z');
      expect(await store().get(statementLines, lineId ?? '')).toMatchObject({ status: 'MATCHED', paymentId });
      expect(await isPaid(order)).toBe(true);
    }
  });

  it('is the same claim when repeated, and checks again at once', async () => {
    const { order, attempt } = await orderAndPay(world);
    const code = newCode();
    const first = await say(order, code);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    world.clock.advance(3_001);
    const again = await say(order, `TID ${code}`);
    expect(again.body.claim).toEqual({ ...first.body.claim, settled: true });
    expect(await store().count(claims)).toBe(1);
  });

  it('checks every hour for 72 hours, then waits for a person', async () => {
    const order = await placeOrder(world);
    const { body } = await say(order, newCode());
    expect(Date.parse(body.claim.answerBy) - world.clock.now.getTime()).toBe(CLAIM_PATIENCE);
    for (let hour = 1; hour <= 72; hour += 1) expect(await lookLater(HOUR + 1)).toBe(1);
    const claim = await claimOf(order);
    expect(claim).toMatchObject({ status: 'WAITING', finding: 'NOT_FOUND', nextLookAt: null, looks: 73 });
    expect(await lookLater()).toBe(0);
    const { exceptions } = (
      await asClerk<Answers['listPaymentExceptions']>(world, 'finance', 'GET', 'payments/exceptions?kinds=CLAIM')
    ).body;
    expect(exceptions).toMatchObject([{ about: { resource: 'claims', id: claim.id } }]);
  });

  describe('is left to a person and credits nothing for', () => {
    const asks: [string, string, (order: Order, code: string) => Promise<unknown>][] = [
      ['another amount', 'OTHER_AMOUNT', (order, code) => bring(paidBy(order, code, { amount: PRODUCT.price - 1 }))],
      ['another payer', 'OTHER_PAYER', (order, code) => bring(paidBy(order, code, { phone: '+256772999999' }))],
      ['another day', 'OTHER_DAY', (order, code) => bring(paidBy(order, code, { at: '2026-03-10 11:30' }))],
      [
        'an order that was paid by other money',
        'ALREADY_PAID',
        async (order, code) => {
          await asClerk(world, 'finance', 'POST', 'payments/manual', slip(order));
          await bring(paidBy(order, code));
        },
      ],
      [
        'an order that was cancelled',
        'ORDER_CLOSED',
        async (order, code) => {
          await startPaying(world, order);
          for (const { id } of await attemptsOf(world, order))
            await store().update(payments, id, { status: 'FAILED', nextCheckAt: null, trackingId: null });
          await store().update(subscriptionForms, order.formId, { status: 'CANCELLED' });
          await bring(paidBy(order, code));
        },
      ],
      [
        'a code that another order was credited with',
        'CODE_USED',
        async (_, code) => {
          const other = await placeOrder(world);
          const money = slip(other, { method: 'MOBILE_MONEY', reference: code });
          expect((await asClerk(world, 'finance', 'POST', 'payments/manual', money)).status).toBe(201);
        },
      ],
    ];
    it.each(asks)('%s', async (_, finding, prepare) => {
      const order = await placeOrder(world);
      const code = newCode();
      await prepare(order, code);
      const { body } = await say(order, code);
      expect(body.claim.settled).toBe(false);
      expect(await claimOf(order)).toMatchObject({ status: 'WAITING', finding });
    });

    it('the second of two claimants: one line is credited once', async () => {
      const [mine, theirs] = [await placeOrder(world), await placeOrder(world)];
      const code = newCode();
      const [line] = await bring(paidBy(mine, code));
      const before = await census(store());
      expect((await sayAndProve(mine, code)).body.claim.settled).toBe(true);
      const second = await say(theirs, code, { phoneNumber: mine.phoneNumber });
      expect(second.body.claim.settled).toBe(false);
      expect(await claimOf(theirs)).toMatchObject({ status: 'WAITING', finding: 'CODE_USED' });
      const { payments: made, receipts } = await added(store(), before);
      expect([made, receipts]).toEqual([1, 1]);
      expect((await store().get(statementLines, line?.id ?? ''))?.status).toBe('MATCHED');
    });
  });

  describe('with only the facts of the payer’s SMS', () => {
    const stranger = { browser: 'the-browser-of-a-stranger' };
    const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

    it('waits for a person until the number is proved', async () => {
      const [victim, mine] = [await placeOrder(world), await placeOrder(world)];
      const code = newCode();
      await bring(paidBy(victim, code));
      const { body } = await say(mine, code, { phoneNumber: victim.phoneNumber });
      expect(body.claim.settled).toBe(false);
      expect(await claimOf(mine)).toMatchObject({ status: 'WAITING', finding: 'NUMBER_NOT_PROVED' });
      expect(await isPaid(mine)).toBe(false);
      expect((await sayAndProve(victim, code)).body.claim.settled).toBe(true);
    });

    it('settles without a proof if the line names the order', async () => {
      const order = await placeOrder(world);
      const code = newCode();
      const { formNumber } = (await store().get(subscriptionForms, order.formId)) ?? { formNumber: '' };
      const [line] = await bring(paidBy(order, code));
      await store().update(statementLines, line?.id ?? '', { reference: formNumber });
      expect((await say(order, code, { phoneNumber: '0772999111' })).body.claim.settled).toBe(true);
    });

    it('replaces a mistyped number with the proved one', async () => {
      const order = await placeOrder(world);
      const code = newCode();
      await bring(paidBy(order, code));
      await say(order, code, { phoneNumber: '0772999222' });
      expect(await claimOf(order)).toMatchObject({ finding: 'OTHER_PAYER' });
      expect((await prove(order, code)).body.claim.settled).toBe(true);
    });

    it('does not settle if the proved number is not the one that paid', async () => {
      const [victim, mine] = [await placeOrder(world), await placeOrder(world)];
      const code = newCode();
      await bring(paidBy(victim, code));
      await say(mine, code, { phoneNumber: victim.phoneNumber });
      expect((await prove(mine, code)).body.claim.settled).toBe(false);
      expect(await claimOf(mine)).toMatchObject({ finding: 'OTHER_PAYER', phoneNumber: mine.phoneNumber });
    });

    it('answers and sends the same whether the payment is known or not', async () => {
      const [known, unknown] = [await placeOrder(world), await placeOrder(world)];
      const code = newCode();
      await bring(paidBy(known, code));
      for (const order of [known, unknown]) {
        const { status, body } = await say(order, order === known ? code : newCode());
        expect([status, Object.keys(body), Object.keys(body.claim)]).toEqual([
          200,
          ['claim'],
          ['claimNumber', 'settled', 'answerBy'],
        ]);
        expect(body.claim.settled).toBe(false);
        const { code: claimed } = await claimOf(order);
        expect((await askForProof(world, order, claimed)).body).toEqual({ codeRequest: { expiresInMinutes: 10 } });
        expect(await proofsTo(world, order.phoneNumber)).toHaveLength(1);
      }
    });

    it('accepts a code once, from the requesting browser, for its own number and claim', async () => {
      const order = await placeOrder(world);
      const [code, other] = [newCode(), newCode()];
      await say(order, code);
      await say(order, other);
      await askForProof(world, order, code);
      const [sent = ''] = await proofsTo(world, order.phoneNumber);
      const wrong = { oneTimeCode: 'Wrong or expired code. Ask for a new one.' };
      for (const refused of [
        await typeProof(world, order, code, another(sent)),
        await typeProof(world, order, other, sent),
        await typeProof(world, order, code, sent, stranger),
        await typeProof(world, order, code, sent, { phoneNumber: '0772999333' }),
      ])
        expect([refused.status, refused.body.errors]).toEqual([422, wrong]);
      expect((await typeProof(world, order, code, sent)).status).toBe(200);
      const proved = async (slipCode: string) =>
        (await store().find(claims, { where: [{ path: 'slipCode', in: [slipCode] }] })).map(
          ({ numberProvedAt }) => numberProvedAt !== null,
        );
      expect([await proved(code), await proved(other)]).toEqual([[true], [false]]);
      world.clock.advance(11 * 60 * SECOND);
      await askForProof(world, order, code);
      world.clock.advance(10 * 60 * SECOND);
      expect(
        (await typeProof(world, order, code, (await proofsTo(world, order.phoneNumber)).at(-1) ?? '')).status,
      ).toBe(422);
    });

    it('sends at most six codes an hour per order, and six per number', async () => {
      const order = await placeOrder(world);
      const code = newCode();
      await say(order, code);
      const phone = (i: number) => `07729990${String(10 + i)}`;
      const asked = [];
      for (let i = 0; i < 7; i += 1)
        asked.push((await askForProof(world, order, code, { phoneNumber: phone(i) })).status);
      expect(asked).toEqual([...Array(6).fill(200), 429]);
      const statuses = [];
      for (let i = 0; i < 7; i += 1) {
        const each = await placeOrder(world);
        const claimed = newCode();
        await say(each, claimed);
        statuses.push((await askForProof(world, each, claimed, { phoneNumber: '0772999444' })).status);
      }
      expect(statuses).toEqual([...Array(6).fill(200), 429]);
    });

    it('sends no code for a settled or unknown claim', async () => {
      const { order, attempt } = await orderAndPay(world);
      await world.standIn.settle(attempt.trackingId, 'COMPLETED');
      const code = newCode();
      await say(order, code);
      expect((await askForProof(world, order, code)).status).toBe(200);
      expect(await proofsTo(world, order.phoneNumber)).toEqual([]);
      expect((await askForProof(world, order, newCode())).status).toBe(404);
      expect((await typeProof(world, order, newCode(), '123456')).status).toBe(404);
    });
  });

  it('sends one SMS to the number that paid, however many people claim the order', async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    const strangers = Array.from({ length: 5 }, (_, i) => `+25677288800${i}`);
    for (const phoneNumber of strangers)
      expect((await say(order, newCode(), { phoneNumber })).body.claim.settled).toBe(true);
    const sent = await store().find(outboxMessages, { where: [{ path: 'kind', in: ['CLAIM'] }] });
    expect(sent.filter(({ recipient }) => strangers.includes(recipient))).toEqual([]);
    expect(await messagesTo(order)).toHaveLength(1);
  });

  it('waits while an attempt may still be paid at the provider, and settles once it has failed', async () => {
    const { order, attempt } = await orderAndPay(world);
    const code = newCode();
    await bring(paidBy(order, code));
    await sayAndProve(order, code);
    expect(await claimOf(order)).toMatchObject({ status: 'OPEN', finding: 'ATTEMPT_OPEN' });
    await world.standIn.settle(attempt.trackingId, 'FAILED');
    await lookLater(10 * SECOND);
    const { status, paymentId } = await claimOf(order);
    expect(status).toBe('SETTLED');
    expect(paymentId).not.toBe(attempt.paymentId);
  });

  it('pays for the package ordered at the time of payment, even if another was chosen since', async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'FAILED');
    const code = newCode();
    const others = await store().find(products, { where: [{ path: 'active', in: [true] }] });
    const other = others.find(({ price }) => price !== PRODUCT.price);
    await store().update(subscriptionForms, order.formId, { productId: other?.id ?? '' });
    await bring(paidBy(order, code));
    expect((await sayAndProve(order, code)).body.claim.settled).toBe(true);
    const payment = await storedPayment(world, (await claimOf(order)).paymentId ?? '');
    const form = await store().get(paymentForms, payment.paymentFormId ?? '');
    expect([payment.amount, form?.amount]).toEqual([PRODUCT.price, PRODUCT.price]);
  });

  it('renews an account that has expired in the meantime', async () => {
    const { order } = await cashOrder(world);
    const [account] = await store().find(accounts, { where: [{ path: 'status', in: ['INACTIVE'] }], limit: 1 });
    const renewal = await asClerk<Answers['renewSubscription']>(world, 'admin', 'POST', '/api/v2/subscription', {
      accountId: account?.id ?? '',
    });
    const { paymentFormId, amount } = renewal.body.accountSubscription;
    const code = newCode();
    await bring(paidBy(order, code, { amount }));
    const said = { subscriptionFormId: undefined, paymentFormId, phoneNumber: order.phoneNumber };
    expect((await sayAndProve(order, code, said)).body.claim.settled).toBe(true);
    expect((await store().get(paymentForms, paymentFormId ?? ''))?.status).toBe('SUCCESSFUL');
  });

  it('is rate limited by address and by order', async () => {
    const order = await placeOrder(world);
    const body = { subscriptionFormId: order.formId, code: newCode(), phoneNumber: order.phoneNumber, paidOn: TODAY };
    const from = (address: string) => world.call('POST', 'onboarding/claims', { body, from: address });
    const statuses = [];
    for (let each = 0; each < 11; each += 1) statuses.push((await from('203.0.113.9')).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    for (let each = 0; each < 10; each += 1) statuses.push((await from('203.0.113.10')).status);
    expect((await from('203.0.113.11')).status).toBe(429);
  });

  it.each([
    ['code', { code: 'tomorrow' }],
    ['phoneNumber', { phoneNumber: '12' }],
    ['paidOn', { paidOn: '2026-03-15' }],
    ['paidOn', { paidOn: '2025-03-01' }],
    ['subscriptionFormId', { subscriptionFormId: undefined }],
  ])('names a faulty %s', async (field, more) => {
    const { status, body } = await say(await placeOrder(world), newCode(), more);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('is refused for an unknown order, and after three codes', async () => {
    const order = await placeOrder(world);
    const nobody = { formId: '019e5ee7-3cfe-7f2a-afda-581dcf86de8b', phoneNumber: order.phoneNumber };
    expect((await say(nobody, newCode())).status).toBe(404);
    for (let each = 0; each < 3; each += 1) expect((await say(order, newCode())).status).toBe(200);
    expect((await say(order, newCode())).body.error).toContain('already looking for 3 payments');
  });

  describe('handled by staff', () => {
    const match = (id: string, lineId: string, more: object = {}) =>
      asClerk<Answers['matchClaim'] & Refused>(world, 'finance', 'POST', `claims/${id}/match`, {
        ...{ lineId, decision: 'ACCEPT' },
        ...more,
      });

    it('can be matched to a line that does not fit the claim; the best candidate comes first', async () => {
      const order = await placeOrder(world);
      const code = newCode();
      await say(order, newCode());
      const [line] = await bring(paidBy(order, code), paidBy(order, newCode(), { amount: 5_000 }));
      const { id } = await claimOf(order);
      const { candidates } = (await asClerk<Answers['listClaimLines']>(world, 'finance', 'GET', `claims/${id}/lines`))
        .body;
      expect(candidates[0]).toMatchObject({ line: { code }, fits: ['AMOUNT', 'PAYER', 'DAY'] });
      expect((await asClerk(world, 'support', 'POST', `claims/${id}/match`, { lineId: line?.id })).status).toBe(403);
      const { status, body } = await match(id, candidates[0]?.line.id ?? '');
      expect([status, body.claim.status, body.payment.status]).toEqual([200, 'SETTLED', 'SUCCESSFUL']);
      expect(await isPaid(order)).toBe(true);
      expect(await messagesTo(order)).toHaveLength(1);
      expect((await match(id, line?.id ?? '')).body.error).toContain('already closed');
    });

    it('cannot be matched below the price or beside an open attempt; a smaller amount can be refunded', async () => {
      const { order, attempt } = await orderAndPay(world);
      await say(order, newCode());
      const [little] = await bring(paidBy(order, newCode(), { amount: 100_000 }));
      const { id } = await claimOf(order);
      expect((await match(id, little?.id ?? '')).body.error).toContain('under way at the provider');
      await world.standIn.settle(attempt.trackingId, 'FAILED');
      await lookLater(10 * SECOND);
      expect((await match(id, little?.id ?? '')).body.error).toBe('Only 100000 of 149000 was received: refund it.');
      expect((await match(id, little?.id ?? '', { decision: 'REFUND' })).body.errors).toHaveProperty('note');
      const { body } = await match(id, little?.id ?? '', { decision: 'REFUND', note: 'Too little.' });
      const tasks = await store().find(paymentRefundTasks, { where: [{ path: 'paymentId', in: [body.payment.id] }] });
      expect(tasks).toMatchObject([{ amount: 100_000, reason: 'Too little.' }]);
      expect(await isPaid(order)).toBe(false);
    });

    it('one line is matched once despite concurrent requests', async () => {
      const all: Order[] = [];
      for (let each = 0; each < 10; each += 1) all.push(await placeOrder(world));
      const [payer] = all as [Order];
      const [line] = await bring(paidBy(payer, newCode()));
      for (const order of all) await say(order, newCode());
      const before = await census(store());
      const ids = await Promise.all(all.map(async (order) => (await claimOf(order)).id));
      const replies = await Promise.all(ids.map((id) => match(id, line?.id ?? '')));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
      expect((await added(store(), before)).payments).toBe(1);
    });

    it('can be declined, and the payer is told', async () => {
      const order = await placeOrder(world);
      await say(order, newCode());
      const { id } = await claimOf(order);
      const decline = (body: object) => asClerk(world, 'finance', 'POST', `claims/${id}/decline`, body);
      expect((await decline({})).status).toBe(422);
      expect((await decline({ note: 'Paid to another provider.' })).status).toBe(200);
      expect(await claimOf(order)).toMatchObject({ status: 'DECLINED', nextLookAt: null });
      expect((await messagesTo(order))[0]?.body).toContain('could not find');
    });

    it('can be recorded at the desk, with the name of the recorder', async () => {
      const { order, attempt } = await orderAndPay(world);
      await world.standIn.settle(attempt.trackingId, 'COMPLETED');
      const body = { subscriptionFormId: order.formId, code: newCode(), phoneNumber: order.phoneNumber, paidOn: TODAY };
      const reply = await asClerk<Answers['recordClaim']>(world, 'support', 'POST', 'claims', body);
      expect([reply.status, reply.body.claim.status]).toEqual([201, 'SETTLED']);
      expect(reply.body.claim.recordedById).not.toBeNull();
    });
  });

  it('a code is credited once, whether by hand, by a line or by the provider', async () => {
    const { order, attempt } = await orderAndPay(world);
    const other = await placeOrder(world);
    const code = attempt.trackingId.replaceAll('-', '').slice(0, 10).toUpperCase();
    const byHand = slip(other, { method: 'MOBILE_MONEY', reference: code });
    expect((await asClerk(world, 'finance', 'POST', 'payments/manual', byHand)).status).toBe(201);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    await asClerk(world, 'finance', 'POST', `payments/${attempt.paymentId}/check`);
    const held = await storedPayment(world, attempt.paymentId);
    expect([held.status, held.review]).toEqual(['PENDING', 'CODE_USED']);
    expect(await isPaid(order)).toBe(false);
    const decide = (decision: string) =>
      asClerk<Refused>(world, 'finance', 'POST', `payments/${attempt.paymentId}/resolve`, { decision, note: 'Same.' });
    expect((await decide('ACCEPT')).body.error).toContain('not credited twice');
    expect((await decide('REJECT')).status).toBe(200);
    const again = slip(await placeOrder(world), { method: 'BANK_TRANSFER', reference: code.toLowerCase() });
    const refused = await asClerk<Refused>(world, 'finance', 'POST', 'payments/manual', again);
    expect([refused.status, refused.body.errors?.reference]).toEqual([409, expect.stringContaining('another payment')]);
  });
});
