import { beforeEach, expect, it } from 'vitest';
import { approved, asClerk, cashOrder, paidOrder, step } from '../payments/clerks';
import { notifyByPost, PRODUCT } from '../payments/orders';
import { forgetDuePayments, onPostgres } from '../payments/stores';
import { createWorld } from '../world';
import { createFiscalWorld, type FiscalWorld, forgetFiscalDocuments, HOUR, LEASE } from './fiscalWorld';

const WHOLE = PRODUCT.price;

onPostgres('a credit note at EFRIS', (store) => {
  let world: FiscalWorld;
  beforeEach(async () => {
    await forgetDuePayments(store());
    await forgetFiscalDocuments(store());
    world = createFiscalWorld(store());
  });
  const refund = async (payment: { id: string }, amount: number = WHOLE, by: Parameters<typeof step>[0] = world) => {
    const { id } = await approved(by, payment.id, amount);
    await step(by, id, 'submit', { payoutReference: `VOUCHER ${id}` });
    await step(by, id, 'effect');
    world.clock.advance(1_000);
  };
  /** Runs the job repeatedly for so many hours. */
  const runFor = async (hours: number) => {
    const end = world.clock.now.getTime() + hours * HOUR;
    while (world.clock.now.getTime() < end) {
      await world.run();
      world.clock.advance(5 * 60_000 + 1);
    }
  };

  it('is applied for when a refund is paid out, and issued once the authority approves it', async () => {
    const { payment } = await cashOrder(world);
    await world.run();
    await refund(payment);
    expect((await world.documentsOf(payment))[1]).toMatchObject({
      kind: 'CREDIT_NOTE',
      status: 'QUEUED',
      amount: WHOLE,
    });
    await world.run();
    const [note] = world.efris.creditNotes();
    expect(note).toMatchObject({
      originalNo: world.efris.invoices()[0]?.invoiceNo,
      quantity: 1e8,
      grossAmount: WHOLE * 100,
    });
    expect((await world.documentsOf(payment))[1]).toMatchObject({
      ...{ status: 'AWAITING_APPROVAL', authorityId: note?.application, reference: note?.reference },
    });
    await runFor(1);
    expect((await world.documentsOf(payment))[1]).toMatchObject({ status: 'AWAITING_APPROVAL' });
    world.efris.decide(note?.application ?? '', 'APPROVED');
    await runFor(6);
    expect((await world.documentsOf(payment))[1]).toMatchObject({ status: 'ISSUED', fiscalNumber: note?.invoiceNo });
    expect(world.efris.creditNotes()).toHaveLength(1);
  });

  it('waits for its invoice', async () => {
    const { payment } = await cashOrder(world);
    await refund(payment);
    world.efris.refuse('T109', { code: '9901', message: 'The system is busy.' });
    await world.run();
    expect(world.efris.creditNotes()).toHaveLength(0);
    expect((await world.documentsOf(payment))[1]?.lastError).toMatch(/^Waiting for the invoice/);
    world.efris.refuse('T109', null);
    await runFor(1);
    expect(world.efris.creditNotes()).toHaveLength(1);
  });

  it('for each partial refund fits the remaining amount of the invoice', async () => {
    const { payment } = await cashOrder(world);
    await world.run();
    const parts = [50_000, 50_000, 1, WHOLE - 100_001];
    for (const amount of parts) {
      await refund(payment, amount);
      await runFor(0.1);
    }
    const notes = world.efris.creditNotes();
    expect(notes.slice(0, 3).map(({ grossAmount }) => grossAmount)).toEqual([5_000_000, 5_000_000, 100]);
    // Quantities have eight decimal places, which is not exact enough: the rest may fall short by a hundredth, but never exceed
    // it.
    expect(WHOLE * 100 - notes.reduce((sum, { grossAmount }) => sum + grossAmount, 0)).toBeGreaterThanOrEqual(0);
    expect(WHOLE * 100 - notes.reduce((sum, { grossAmount }) => sum + grossAmount, 0)).toBeLessThanOrEqual(1);
    expect(notes.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(1e8);
  });

  it('of two concurrent refunds are sent one after the other', async () => {
    const { payment } = await cashOrder(world);
    await refund(payment, 49_999);
    await refund(payment, 50_001);
    await runFor(1);
    expect(world.efris.creditNotes().map(({ grossAmount }) => grossAmount)).toEqual([4_999_900, 5_000_100]);
  });

  it('whose answer was lost is found among the applications', async () => {
    const { payment } = await cashOrder(world);
    await refund(payment, 1_000);
    await world.run();
    await runFor(0.5);
    expect(world.efris.creditNotes()).toHaveLength(1);
    await refund(payment, 1_000);
    world.efris.disturb((code) => (code === 'T110' ? 'after' : null));
    await world.run();
    expect(world.efris.creditNotes()).toHaveLength(2);
    world.clock.advance(LEASE);
    await world.run();
    expect(world.efris.creditNotes()).toHaveLength(2);
    expect((await world.documentsOf(payment))[2]).toMatchObject({
      ...{ status: 'AWAITING_APPROVAL', attempts: 1, authorityId: world.efris.creditNotes()[1]?.application },
    });
  });

  it('rejected by the authority waits for a person, and sending it again is a new application', async () => {
    const { payment } = await cashOrder(world);
    await refund(payment);
    await runFor(0.5);
    const [first] = world.efris.creditNotes();
    world.efris.decide(first?.application ?? '', 'REJECTED', 'No reason was given.');
    await runFor(6);
    const [, rejected] = await world.documentsOf(payment);
    expect(rejected).toMatchObject({
      ...{ status: 'REFUSED', authorityId: null },
      lastError: 'The authority rejected the credit note: No reason was given.',
    });
    await asClerk(world, 'admin', 'POST', `fiscal-documents/${rejected?.id}/resend`);
    await world.run();
    expect(world.efris.creditNotes()).toHaveLength(2);
    expect((await world.documentsOf(payment))[1]).toMatchObject({ status: 'AWAITING_APPROVAL', lastError: null });
  });

  it('is also needed if the provider takes the money back', async () => {
    const { attempt } = await paidOrder(world);
    const payment = { id: attempt.paymentId };
    await world.run();
    await world.standIn.reverse(attempt.trackingId);
    await notifyByPost(world, attempt);
    await world.run();
    expect(await world.documentsOf(payment)).toMatchObject([
      { kind: 'INVOICE', status: 'ISSUED' },
      { kind: 'CREDIT_NOTE', status: 'AWAITING_APPROVAL', refundId: null, amount: WHOLE },
    ]);
  });

  it('is not needed for a receipt without an invoice', async () => {
    const off = createWorld(store());
    const { payment } = await cashOrder(off);
    await refund(payment, WHOLE, off);
    expect(await world.documentsOf(payment)).toEqual([]);
  });
});
