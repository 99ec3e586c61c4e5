import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { logs } from '../../resources/audit/logs';
import { fiscalDocuments } from '../../resources/fiscal/fiscalDocuments';
import { receipts } from '../../resources/payments/receipts';
import type { TaxAuthority } from '../../server/ports/TaxAuthority';
import { updateRecord } from '../../server/store/updateRecord';
import { asClerk, cashOrder, paidOrder } from '../payments/clerks';
import { PRODUCT } from '../payments/orders';
import { forgetDuePayments, onPostgres } from '../payments/stores';
import { textOfPdf } from '../payments/textOfPdf';
import { createWorld } from '../world';
import { createFiscalWorld, type FiscalWorld, forgetFiscalDocuments, HOUR, LEASE } from './fiscalWorld';

onPostgres('an invoice at EFRIS', (store) => {
  let world: FiscalWorld;
  beforeEach(async () => {
    await forgetDuePayments(store());
    await forgetFiscalDocuments(store());
    world = createFiscalWorld(store());
  });
  const receiptFor = async ({ id }: { id: string }) =>
    (await store().find(receipts, { where: [{ path: 'paymentId', in: [id] }] }))[0];

  it('is queued with the receipt, and its number is added to the receipt once it is issued', async () => {
    const { payment } = await cashOrder(world);
    const [queued] = await world.documentsOf(payment);
    expect(queued).toMatchObject({ kind: 'INVOICE', status: 'QUEUED', amount: PRODUCT.price, attempts: 0 });
    expect(queued?.reference).toMatch(/^RCT-2026-\d{6}-[0-9a-f]{8}$/);
    expect(await world.run()).toBe(1);
    const [invoice] = world.efris.invoices();
    expect(invoice).toMatchObject({ reference: queued?.reference, grossAmount: 14_900_000, vat: 2_272_881 });
    const [issued] = await world.documentsOf(payment);
    expect(issued).toMatchObject({
      ...{ status: 'ISSUED', attempts: 1, nextAttemptAt: null, lastError: null },
      ...{ fiscalNumber: invoice?.invoiceNo, verificationCode: invoice?.antifakeCode },
      authorityId: invoice?.invoiceId,
    });
    const receipt = await receiptFor(payment);
    expect(receipt).toMatchObject({
      ...{ fiscalDocumentNumber: invoice?.invoiceNo, fiscalVerificationCode: invoice?.antifakeCode },
      fiscalQr: `https://efris.example/verify?invoiceNo=${invoice?.invoiceNo}&antiFakeCode=${invoice?.antifakeCode}`,
    });
    expect(await world.run()).toBe(0);
  });

  it('appears on the printed receipt with its QR code', async () => {
    const { payment } = await cashOrder(world);
    const print = async () => {
      const headers = { authorization: `Bearer ${await world.signIn('finance')}` };
      const path = `/api/v1/receipts/${(await receiptFor(payment))?.id}/pdf`;
      return Buffer.from(await (await world.app.request(path, { headers })).arrayBuffer());
    };
    expect(textOfPdf(await print())).toContain('not a fiscal document');
    await world.run();
    const text = textOfPdf(await print());
    const [invoice] = world.efris.invoices();
    for (const told of [invoice?.invoiceNo, invoice?.antifakeCode, 'Scan to check']) expect(text).toContain(told);
    expect(text).not.toContain('not a fiscal document');
  });

  it('never delays the purchased service', async () => {
    world.efris.disturb(() => 'before');
    const { attempt } = await paidOrder(world);
    const payment = { id: attempt.paymentId };
    await world.run();
    expect((await world.documentsOf(payment))[0]).toMatchObject({
      ...{ status: 'QUEUED', errorCode: 'network', lastError: 'EFRIS could not be reached.', attempts: 1 },
      unansweredSince: world.clock.now.toISOString(),
    });
    expect(await receiptFor(payment)).toMatchObject({ fiscalDocumentNumber: null });
    world.efris.disturb(() => null);
    world.clock.advance(15_001);
    expect(await world.run()).toBe(1);
    expect((await world.documentsOf(payment))[0]).toMatchObject({ status: 'ISSUED', unansweredSince: null });
  });

  it('is not queued if EFRIS is off', async () => {
    const off = createWorld(store());
    const { payment } = await cashOrder(off);
    await paidOrder(off);
    expect(await store().count(fiscalDocuments)).toBe(0);
    expect(await receiptFor(payment)).toMatchObject({ fiscalDocumentNumber: null, fiscalQr: null });
  });

  it('is queued for a receipt issued by hand', async () => {
    const { payment } = await cashOrder(world);
    await forgetFiscalDocuments(store());
    await store().remove(receipts, (await receiptFor(payment))?.id ?? '');
    expect((await asClerk(world, 'finance', 'POST', 'receipts', { paymentId: payment.id })).status).toBe(201);
    expect(await world.documentsOf(payment)).toMatchObject([{ kind: 'INVOICE', status: 'QUEUED' }]);
  });

  it('whose answer was lost is looked up and not sent again', async () => {
    const { payment } = await cashOrder(world);
    world.efris.disturb((code) => (code === 'T109' ? 'after' : null));
    await world.run();
    expect(world.efris.invoices()).toHaveLength(1);
    expect((await world.documentsOf(payment))[0]).toMatchObject({ status: 'QUEUED', attempts: 1 });
    world.clock.advance(15_001);
    const before = world.efris.calls().length;
    await world.run();
    expect(world.efris.calls().slice(before)).toEqual(['T106', 'T108']);
    expect((await world.documentsOf(payment))[0]).toMatchObject({
      ...{ status: 'ISSUED', attempts: 1 },
      fiscalNumber: world.efris.invoices()[0]?.invoiceNo,
    });
  });

  it('that EFRIS already has counts as issued', async () => {
    const { payment } = await cashOrder(world);
    await world.run();
    const [issued] = await world.documentsOf(payment);
    const forgetful: TaxAuthority = { ...world.authority, find: async () => null };
    const again = { status: 'QUEUED', nextAttemptAt: new Date(0).toISOString(), fiscalNumber: null } as const;
    await updateRecord(store(), fiscalDocuments, issued?.id ?? '', again, world.clock.now);
    await world.run(forgetful);
    expect((await world.documentsOf(payment))[0]).toMatchObject({
      status: 'ISSUED',
      fiscalNumber: issued?.fiscalNumber,
    });
    expect(world.efris.invoices()).toHaveLength(1);
  });

  it('with a different amount under the same reference waits for a person', async () => {
    const { payment } = await cashOrder(world);
    await world.run();
    const [issued] = await world.documentsOf(payment);
    const again = { status: 'QUEUED', nextAttemptAt: new Date(0).toISOString() } as const;
    await updateRecord(store(), fiscalDocuments, issued?.id ?? '', again, world.clock.now);
    await updateRecord(store(), receipts, issued?.receiptId ?? '', { amount: 1_000 }, world.clock.now);
    await world.run();
    expect((await world.documentsOf(payment))[0]).toMatchObject({ status: 'REFUSED', errorCode: 'other_document' });
  });

  describe('of a killed process', () => {
    const killed = () => Promise.reject(new Error('killed'));
    it.each<[string, (authority: TaxAuthority) => TaxAuthority, number]>([
      ['before it is sent', (authority) => ({ ...authority, issue: killed }), 0],
      ['after it was sent', (authority) => ({ ...authority, issue: (sale) => authority.issue(sale).then(killed) }), 1],
      ['while it is looked up', (authority) => ({ ...authority, issue: killed, find: killed }), 0],
    ])('%s is issued once', async (_, dying, sent) => {
      const { payment } = await cashOrder(world);
      await world.run(dying(world.authority));
      expect(world.efris.invoices()).toHaveLength(sent);
      await world.run(dying(world.authority));
      world.clock.advance(LEASE + 1);
      await world.run();
      expect((await world.documentsOf(payment))[0]).toMatchObject({ status: 'ISSUED' });
      expect(world.efris.invoices()).toHaveLength(1);
    });
  });

  it('keeps its number if the claim expired in the meantime', async () => {
    const { payment } = await cashOrder(world);
    const slow: TaxAuthority = {
      ...world.authority,
      async issue(sale) {
        const issued = await world.authority.issue(sale);
        world.clock.advance(LEASE + 1);
        await world.run();
        return issued;
      },
    };
    await world.run(slow);
    expect((await world.documentsOf(payment))[0]).toMatchObject({
      ...{ status: 'ISSUED', attempts: 1 },
      fiscalNumber: world.efris.invoices()[0]?.invoiceNo,
    });
    expect(world.efris.invoices()).toHaveLength(1);
  });

  it('names a business that gives its TIN, and does not affect others if it is refused', async () => {
    const { payment } = await cashOrder(world);
    const receipt = await receiptFor(payment);
    const account = await store().get(accounts, receipt?.accountId ?? '');
    if (!account) throw new Error('There is no account.');
    const withTin = (tin: string) =>
      store().update(accounts, account.id, { accountDetail: { ...account.accountDetail, tin } });
    await withTin('123');
    await world.run();
    expect((await world.documentsOf(payment))[0]).toMatchObject({ status: 'REFUSED', errorCode: '3077' });
    expect(await world.run()).toBe(0);
    await withTin('1009837013');
    const id = (await world.documentsOf(payment))[0]?.id ?? '';
    const path = `fiscal-documents/${id}/resend`;
    expect((await asClerk(world, 'support', 'POST', path)).status).toBe(403);
    expect((await asClerk(world, 'finance', 'POST', path)).status).toBe(200);
    expect((await asClerk(world, 'finance', 'POST', path)).body.error).toMatch(/^Only a document/);
    const trail = await store().find(logs, { where: [{ path: 'recordId', in: [id] }] });
    expect(trail).toMatchObject([{ action: 'ACTION' }]);
    await world.run();
    expect((await world.documentsOf(payment))[0]).toMatchObject({ status: 'ISSUED', errorCode: null, lastError: null });
    expect(world.efris.invoices()).toMatchObject([{ buyerTin: '1009837013' }]);
  });

  it('waits if our service is not accepted, and says why', async () => {
    const { payment } = await cashOrder(world);
    const message = 'commodityCategoryId: commodity category is not a leaf node!';
    world.efris.refuse('T130', { code: '619', message });
    await world.run();
    expect((await world.documentsOf(payment))[0]).toMatchObject({ status: 'QUEUED', errorCode: '619', attempts: 1 });
    world.efris.refuse('T130', null);
    world.clock.advance(15_001);
    await world.run();
    expect((await world.documentsOf(payment))[0]).toMatchObject({ status: 'ISSUED' });
  });

  it('is retried while EFRIS is busy, with growing pauses', async () => {
    const { payment } = await cashOrder(world);
    world.efris.refuse('T109', { code: '9901', message: 'The system is busy.' });
    const pauses: number[] = [];
    for (let at = 0; at < 9; at += 1) {
      await world.run();
      const [waiting] = await world.documentsOf(payment);
      const pause = Date.parse(waiting?.nextAttemptAt ?? '') - world.clock.now.getTime();
      pauses.push(pause / 1_000);
      world.clock.advance(pause + 1);
    }
    expect(pauses.map(Math.round)).toEqual([15, 15, 30, 60, 120, 240, 480, 600, 600]);
  });

  it('uses a new key after a day, or at once if the old one is refused', async () => {
    const keys = () => world.efris.calls().filter((code) => code === 'T104').length;
    const pay = async () => {
      await paidOrder(world);
      await world.run();
    };
    await pay();
    await pay();
    expect(keys()).toBe(1);
    world.clock.advance(23 * HOUR);
    await pay();
    expect(keys()).toBe(2);
    world.efris.revokeKey();
    await pay();
    expect(keys()).toBe(3);
    expect(world.efris.invoices()).toHaveLength(4);
    expect(await store().count(fiscalDocuments, { where: [{ path: 'status', in: ['ISSUED'] }] })).toBe(4);
  });

  it('waits while our clock differs from the authority’s by more than ten minutes', async () => {
    const { payment } = await cashOrder(world);
    world.efris.refuse('T104', { code: '28', message: 'The difference is greater than ten minutes!' });
    await world.run();
    expect((await world.documentsOf(payment))[0]).toMatchObject({ status: 'QUEUED', errorCode: '28' });
  });
});
