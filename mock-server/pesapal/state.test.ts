import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPesapalClient } from '../../server/payments/pesapal/pesapalClient';
import { createPesapalStandIn } from './createPesapalStandIn';
import { fileState, type StateKeeper } from './state';

const state = {
  ipns: [{ id: 1, ipnId: 'a', url: 'https://shop.example', method: 'GET' as const, createdAt: '2026-11-21T06:00:00Z' }],
  orders: [],
  refundedEarlier: ['T123456789K'],
};
let folder = '';

const standInOn = (keeper: StateKeeper) =>
  createPesapalStandIn({
    consumerKey: 'k',
    consumerSecret: 's',
    publicUrl: 'https://pay.example',
    now: () => new Date('2026-11-21T06:00:00Z'),
    notify: async () => Response.json({ status: 200 }),
    state: keeper,
  });

async function submitTo({ app }: ReturnType<typeof standInOn>): Promise<string> {
  const client = createPesapalClient({
    baseUrl: 'https://pay.example',
    consumerKey: 'k',
    consumerSecret: 's',
    ipnUrl: 'https://shop.example/ipn',
    ipnMethod: 'GET',
    now: () => new Date('2026-11-21T06:00:00Z'),
    timeoutMs: 1_000,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  });
  const submitted = await client.submitOrder({
    id: 'KF-1',
    currency: 'UGX',
    amount: 500,
    description: 'Home 20',
    callback_url: 'https://shop.example/done',
    notification_id: await client.notificationId(),
    billing_address: { email_address: 'amina@example.com' },
  });
  return submitted.trackingId;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('has no state before the first save, then the saved one, and leaves no other file', () => {
  const path = join(folder, 'new', 'pesapal.json');
  expect(fileState(path).load()).toBeNull();
  fileState(path).save(state);
  expect(fileState(path).load()).toEqual(state);
  expect(readdirSync(join(folder, 'new'))).toEqual(['pesapal.json']);
});

it('restores the orders and notification addresses of a restarted stand-in', async () => {
  const keeper = fileState(join(folder, 'pesapal.json'));
  const trackingId = await submitTo(standInOn(keeper));
  const restarted = standInOn(keeper);
  await restarted.control.settle(trackingId, 'COMPLETED');
  expect(restarted.control.sentIpns()).toEqual([expect.objectContaining({ trackingId, result: 'acknowledged' })]);
  expect(standInOn(keeper).control.orders()).toEqual([expect.objectContaining({ trackingId, outcome: 'COMPLETED' })]);
});

it('throws on a file that it cannot read instead of overwriting it', () => {
  const path = join(folder, 'pesapal.json');
  writeFileSync(path, '{"orders":');
  expect(() => fileState(path).load()).toThrow(SyntaxError);
});
