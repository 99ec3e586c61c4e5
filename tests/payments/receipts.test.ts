import { beforeEach, expect, it } from 'vitest';
import { brandFrom, setBrand } from '../../contract/brand';
import { formatPhone } from '../../contract/phone';
import { accounts } from '../../resources/accounts/accounts';
import type { Answers } from '../../resources/catalogue/actions';
import { payments } from '../../resources/payments/payments';
import { receipts } from '../../resources/payments/receipts';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { createWorld, createWorldWith, type World } from '../support/world';
import { booksOf } from './books';
import { approved, asClerk, cashOrder, paidOrder, slip, step } from './clerks';
import { orderAndPay, orderBody, PRODUCT } from './orders';
import { forgetDuePayments, onPostgres } from './stores';
import { textOfPdf } from './textOfPdf';

/** A transparent pixel. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

onPostgres('a receipt', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
  });

  const fetchPdf = async (path: string, clerk = true) => {
    const headers = new Headers(clerk ? { authorization: `Bearer ${await world.signIn('finance')}` } : {});
    const response = await world.app.request(`/api/v1/${path}`, { headers });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('prints the amount, the payer, the package and the payment method, in local time', async () => {
    const { order, attempt } = await paidOrder(world, 'MTNUG');
    const books = await booksOf(world, order, attempt.paymentId);
    const receipt = books.receipts[0];
    const { status, headers, bytes } = await fetchPdf(`receipts/${receipt?.id}/pdf`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain(`${receipt?.receiptNumber}.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const text = textOfPdf(bytes);
    for (const told of [
      'Kitara Fibre',
      receipt?.receiptNumber,
      'UGX 149,000',
      'UGX 22,729',
      'UGX 126,271',
      '14 March 2026, 12:00',
      'Amina Nakato',
      formatPhone(order.phoneNumber),
      '0312 000 100',
      'SF-',
      '30 days',
      books.accounts[0]?.accountNumber,
      PRODUCT.name,
      books.payment.reference,
      `MTN Mobile Money, ${books.payment.confirmationCode}`,
      'not a fiscal document',
    ])
      expect(text).toContain(told);
    expect(text).not.toContain('VOID');
  });

  it('prints the dates of the period, the payer if another person paid, and the seller’s TIN and logo', async () => {
    world = createWorldWith(store(), { BRAND_TIN: '1000029771', BRAND_LOGO: LOGO });
    setBrand(brandFrom({ BRAND_TIN: '1000029771', BRAND_LOGO: LOGO }));
    const { order, attempt } = await paidOrder(world, 'MTNUG');
    const { subscriptions: bought, receipts: issued } = await booksOf(world, order, attempt.paymentId);
    const [startDate, endDate] = ['2026-03-14T12:00:00.000Z', '2026-04-13T12:00:00.000Z'];
    await store().update(subscriptions, bought[0]?.id ?? '', { startDate, endDate });
    await store().update(payments, attempt.paymentId, { phoneNumber: '+256701555000' });
    const { bytes } = await fetchPdf(`receipts/${issued[0]?.id}/pdf`);
    setBrand(brandFrom({}));
    const text = textOfPdf(bytes);
    for (const told of [
      'TIN 1000029771',
      '30 days, 14 March 2026 – 13 April 2026',
      formatPhone(order.phoneNumber),
      'Payer’s phone',
      '0701 555 000',
    ])
      expect(text).toContain(told);
    expect(bytes.toString('latin1')).toContain('/Subtype /Image');
  });

  it('of a cash payment shows the slip number and the tax authority’s numbers', async () => {
    const { order, payment } = await cashOrder(world);
    const receipt = (await booksOf(world, order, payment.id)).receipts[0];
    const id = receipt?.id ?? '';
    await store().update(receipts, id, { fiscalDocumentNumber: 'FDN-1', fiscalVerificationCode: 'VC-2' });
    const text = textOfPdf((await fetchPdf(`receipts/${id}/pdf`)).bytes);
    for (const told of [`Cash, ${payment.manualReference}`, 'FDN-1', 'VC-2']) expect(text).toContain(told);
  });

  it('is available to the payer by the payment’s link, with the phone number masked', async () => {
    const { order, attempt } = await paidOrder(world);
    const { status, bytes } = await fetchPdf(`payments/${attempt.paymentId}/receipt`, false);
    const text = textOfPdf(bytes);
    expect([status, text.includes(order.phoneNumber)]).toEqual([200, false]);
    expect(text).toContain(`•••${order.phoneNumber.slice(-3)}`);
    expect(text).toContain('Amina N.');
    expect(text).not.toContain('Nakato');
    const unpaid = (await orderAndPay(world)).attempt;
    expect((await fetchPdf(`payments/${unpaid.paymentId}/receipt`, false)).status).toBe(404);
  });

  it('is also printed if the font lacks letters of the name', async () => {
    const { order, payment } = await cashOrder(world);
    const { accounts: owned, receipts: issued } = await booksOf(world, order, payment.id);
    const [account] = owned;
    const accountDetail = {
      ...account?.accountDetail,
      firstName: 'Ṣeun',
      lastName: '李',
    } as (typeof owned)[0]['accountDetail'];
    await store().update(accounts, account?.id ?? '', { accountDetail });
    expect(textOfPdf((await fetchPdf(`receipts/${issued[0]?.id}/pdf`)).bytes)).toContain('Seun ?');
  });

  it('is made out to the company that ordered, also by link', async () => {
    const { client, productId } = await orderBody(world);
    const body = { client: { ...client, companyName: 'Nile Traders Ltd', tin: '1000029771' }, productId };
    const ordered = await world.call<Answers['createSubscriptionForm']>('POST', 'onboarding/subscription', { body });
    const order = { formId: ordered.body.subscriptionForm.id, phoneNumber: client.phoneNumber };
    const paid = await asClerk<Answers['recordManualPayment']>(
      world,
      'finance',
      'POST',
      'payments/manual',
      slip(order),
    );
    const { payment } = paid.body;
    const [receipt] = await store().find(receipts, { where: [{ path: 'paymentId', in: [payment.id] }] });
    const text = textOfPdf((await fetchPdf(`receipts/${receipt?.id}/pdf`)).bytes);
    for (const told of ['Nile Traders Ltd', '1000029771']) expect(text).toContain(told);
    expect(text).not.toContain('Nakato');
    expect(textOfPdf((await fetchPdf(`payments/${payment.id}/receipt`, false)).bytes)).toContain('Nile Traders Ltd');
  });

  it('says that it is void after a refund', async () => {
    const { order, payment } = await cashOrder(world);
    const { id } = await approved(world, payment.id, PRODUCT.price);
    await step(world, id, 'submit', { payoutReference: 'VOUCHER' });
    await step(world, id, 'effect');
    const receipt = (await booksOf(world, order, payment.id)).receipts[0];
    expect(textOfPdf((await fetchPdf(`receipts/${receipt?.id}/pdf`)).bytes)).toContain('VOID');
  });

  it('is found by its subscription', async () => {
    const { order, attempt } = await paidOrder(world);
    const { subscriptions, receipts: issued } = await booksOf(world, order, attempt.paymentId);
    const ask = async (query: string) =>
      asClerk<Answers['listReceipts'] & { errors: object }>(world, 'finance', 'GET', `receipts?${query}`);
    expect((await ask(`subscriptionId=${subscriptions[0]?.id}`)).body).toMatchObject({
      receipts: issued,
      totalRecords: 1,
    });
    expect((await ask(`subscriptionId=${order.formId}`)).body).toMatchObject({ receipts: [], totalRecords: 0 });
    expect(await ask('subscriptionId=x')).toMatchObject({
      status: 400,
      body: { errors: { subscriptionId: 'must be an id' } },
    });
    expect(await ask('voided=perhaps')).toMatchObject({ status: 400 });
  });

  it('is issued only for a successful payment without one', async () => {
    const issue = (paymentId: string) => asClerk(world, 'finance', 'POST', 'receipts', { paymentId });
    const { order, payment } = await cashOrder(world);
    expect((await issue(payment.id)).body.error).toMatch(/^This payment has its receipt: RCT-2026-/);
    expect((await issue((await orderAndPay(world)).attempt.paymentId)).status).toBe(409);
    expect((await issue(order.formId)).body.errors).toEqual({ paymentId: 'does not exist' });
    const { receipts: issued } = await booksOf(world, order, payment.id);
    await store().remove(receipts, issued[0]?.id ?? '');
    expect((await issue(payment.id)).status).toBe(201);
  });
});
