import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASES } from '../../contract/constants';
import type { Answers } from '../../resources/catalogue/actions';
import { actions } from '../../resources/catalogue/actions';
import { prepareStore } from '../../server/prepare';
import { openDatabase } from '../../server/store/Database';
import { openCluster } from '../../server/store/embedded/openCluster';
import { faultsInBooks } from '../chaos/faultsInBooks';
import { serveProvider } from '../payments/providerOnPort';
import { startProduct } from '../product';
import { cell, loadOf } from './load';
import { peakMegabytes } from './programs';

const VISITORS = 8;
const SECONDS = 15;

/** Returns a function that makes calls like the public site; any answer but success is an error. */
const callerOf =
  (url: string) =>
  async <N extends 'createSubscriptionForm' | 'requestToken' | 'registerIpn' | 'submitOrder'>(
    name: N,
    body: object,
    token = '',
  ): Promise<Answers[N]> => {
    const { base, path } = actions[name];
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}${API_BASES[base]}/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answers[N];
  };

/**
 * Measures visitors who order, pay and trigger notifications, one order after the other, on the embedded database, and checks the
 * books afterwards.
 */
export async function benchOrders(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kitara-bench-'));
  const cluster = await openCluster(folder);
  const database = openDatabase(cluster.url, 4);
  await prepareStore(database, true, new Date());
  const [product] = await database.query('SELECT id FROM products WHERE active ORDER BY price LIMIT 1');
  const since = new Date().toISOString();

  const provider = await serveProvider();
  const server = await startProduct({ DATA_DIR: folder, DEMO_DATA: 'false', LIMITS: 'off', ...provider.env });
  const call = callerOf(server.url);
  const whole: number[] = [];
  const notified: number[] = [];
  const paid: string[] = [];
  let people = 0;
  const orderAndPay = async () => {
    people += 1;
    const phoneNumber = `+25679${String(people).padStart(7, '0')}`;
    const start = performance.now();
    const client = { firstName: 'Amina', lastName: 'Nakato', phoneNumber };
    const { subscriptionForm } = await call('createSubscriptionForm', { client, productId: product?.id });
    const { token } = await call('requestToken', {});
    await call('registerIpn', {}, token);
    const order = await call('submitOrder', { id: subscriptionForm.id }, token);
    const approved = performance.now();
    await provider.control.settle(order.order_tracking_id, 'COMPLETED');
    whole.push(performance.now() - start);
    notified.push(performance.now() - approved);
    paid.push(order.merchant_reference);
  };
  await orderAndPay();
  whole.length = 0;
  const begun = performance.now();
  const visitor = async () => {
    while (performance.now() - begun < SECONDS * 1000) await orderAndPay();
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  const seconds = (performance.now() - begun) / 1000;
  const memory = peakMegabytes(server.pid);
  await server.stop();
  provider.close();

  const ask = async <T extends object>(text: string, values: unknown[] = []) =>
    (await database.query(text, values)) as T[];
  const faults = await faultsInBooks(ask, since, paid);
  await database.close();
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
  if (faults.length) throw new Error(`The books are wrong:\n${faults.join('\n')}`);
  return [
    '| order and pay on the embedded database, 8 visitors | payments per second · p50 / p95 / p99 in milliseconds |',
    '|---|---|',
    `| from the order to the receipt | ${cell(loadOf(whole, seconds))} |`,
    `| of it, from the provider's notification to the receipt | ${cell(loadOf(notified, seconds))} |`,
    '',
    `The books after ${paid.length} payments are right: each has one receipt, booking, subscription and message, and numbers have no gap. Peak memory: ${memory} MB, PostgreSQL apart.`,
  ];
}
