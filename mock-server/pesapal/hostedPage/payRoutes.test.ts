import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createPesapalStandIn } from '../createPesapalStandIn';
import type { StandInOrder } from '../state';

const ID = '00000000-0000-4000-8000-000000000001';
const order = (overrides: Partial<StandInOrder> = {}): StandInOrder => ({
  trackingId: ID,
  merchantReference: 'KF-1',
  currency: 'UGX',
  amount: 150_000,
  description: 'Home 20 <b>Mbps</b>',
  callbackUrl: 'https://shop.example/done',
  cancellationUrl: null,
  notificationId: '00000000-0000-4000-8000-000000000002',
  payer: { phone: '0701234567', email: '' },
  createdAt: '2026-11-21T06:00:00.000Z',
  outcome: 'PENDING',
  reported: { amount: 150_000, currency: 'UGX', merchantReference: 'KF-1' },
  settled: null,
  refundedAmount: null,
  ...overrides,
});

function page(kept: StandInOrder) {
  const later: (() => void)[] = [];
  const { app, control } = createPesapalStandIn({
    consumerKey: 'k',
    consumerSecret: 's',
    publicUrl: 'https://pay.example/p',
    now: () => new Date('2026-11-21T06:00:00Z'),
    notify: async () => Response.json({ status: 200 }),
    state: { load: () => ({ ipns: [], orders: [kept], refundedEarlier: [] }), save: () => undefined },
    options: { merchantName: 'Kitara Fibre' },
    schedule: (run) => later.push(run),
  });
  const mounted = new Hono().route('/p', app);
  const post = (form: Record<string, string>, id = ID) =>
    mounted.request(`/p/pay/${id}`, { method: 'POST', body: new URLSearchParams(form) });
  const get = (id = ID) => mounted.request(`/p/pay/${id}`);
  return { get, post, later, outcome: () => control.orders()[0]?.outcome, order: () => control.orders()[0] };
}

describe('the hosted page', () => {
  it('shows merchant, amount and escaped description, and preselects the carrier of the phone number', async () => {
    const answer = await page(order()).get();
    const text = await answer.text();
    expect(text).toContain('<h1>Kitara Fibre</h1>');
    expect(text).toContain('UGX 150,000');
    expect(text).toContain('Home 20 &lt;b&gt;Mbps&lt;/b&gt;');
    expect(text).toMatch(/value="AirtelUG" checked/);
    expect(answer.headers.get('Content-Security-Policy')).toContain("form-action 'self' https://shop.example;");
  });

  it.each([
    ['approve', 'COMPLETED'],
    ['decline', 'FAILED'],
  ])('%s makes the order %s and returns to the shop', async (decision, outcome) => {
    const { post, outcome: reached } = page(order());
    const answer = await post({ decision, method: 'Visa' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toContain(`https://shop.example/done?OrderTrackingId=${ID}`);
    expect(reached()).toBe(outcome);
  });

  it.each([
    ['the cancellation address', 'https://shop.example/left?order=7', 'https://shop.example/left?order=7'],
    ['the callback where there is none', null, 'https://shop.example/done?OrderTrackingId='],
  ])('leaving redirects to %s and leaves the order unpaid', async (_case, cancellationUrl, address) => {
    const { post, outcome } = page(order({ cancellationUrl }));
    const answer = await post({ decision: 'leave' });
    expect(answer.headers.get('Location')?.startsWith(address)).toBe(true);
    expect(outcome()).toBe('PENDING');
  });

  it.each([[{ decision: 'approve', method: 'Barter' }], [{ decision: 'steal', method: 'Visa' }], [{}]])(
    'asks again for %o',
    async (form) => {
      const { post, outcome } = page(order());
      const answer = await post(form);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('role="alert">Choose how you want to pay.');
      expect(outcome()).toBe('PENDING');
    },
  );

  it.each([
    ['Already paid', order({ outcome: 'COMPLETED' })],
    ['Payment declined', order({ outcome: 'FAILED' })],
    ['Payment reversed', order({ outcome: 'REVERSED' })],
  ])('says "%s" instead of accepting a payment', async (title, kept) => {
    const { get, post, outcome } = page(kept);
    const text = await (await get()).text();
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toContain('<form');
    expect((await post({ decision: 'approve', method: 'Visa' })).status).toBe(409);
    expect(outcome()).toBe(kept.outcome);
  });

  it('reports half the amount for the trial number of a wrong amount', async () => {
    const { post, order: reached } = page(order({ payer: { phone: '+256772000001', email: '' } }));
    await post({ decision: 'approve', method: 'MTNUG' });
    expect(reached()).toMatchObject({ outcome: 'COMPLETED', amount: 150_000, reported: { amount: 75_000 } });
  });

  it('settles the payment later for the trial number of a late payment', async () => {
    const { post, later, outcome } = page(order({ payer: { phone: '0772 000 003', email: '' } }));
    expect((await post({ decision: 'approve', method: 'MTNUG' })).status).toBe(303);
    expect(outcome()).toBe('PENDING');
    for (const run of later) run();
    expect(outcome()).toBe('COMPLETED');
  });

  it('answers 404 for an unknown order', async () => {
    const { get, post } = page(order());
    const stranger = ID.replace('1', '9');
    expect((await get(stranger)).status).toBe(404);
    expect((await post({ decision: 'approve', method: 'Visa' }, stranger)).status).toBe(404);
  });
});
