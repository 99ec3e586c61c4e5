import { afterAll, beforeAll, expect, it } from 'vitest';
import { payments } from '../../resources/payments/payments';
import { openConfigured } from '../../server/prepare';
import { createPostgresStore } from '../../server/store/PostgresStore';
import type { Store } from '../../server/store/Store';
import { todayFolder } from '../support/templates';
import { until } from '../until';
import { booksOf } from './books';
import { comeBack, type Order, orderAndPay } from './orders';
import { serveProvider } from './providerOnPort';
import { ServerProcess } from './serverProcess';

const STATUS_CALL = 'Transactions/GetTransactionStatus';

let provider: Awaited<ReturnType<typeof serveProvider>>;
let server: ServerProcess;
/** The orders and payments settled after a crash. */
const paid: [order: Order, paymentId: string][] = [];
let folder: string;

beforeAll(async () => {
  folder = await todayFolder();
  provider = await serveProvider();
  server = await ServerProcess.start({ DATA_DIR: folder, ...provider.env });
  provider.control.dropIpns(true);
});

afterAll(async () => {
  await server?.kill();
  provider?.close();
});

/** Opens the database that the killed server left behind. */
async function inFiles<T>(look: (store: Store) => Promise<T>): Promise<T> {
  const store = createPostgresStore(await openConfigured({ databaseUrl: null, dataDir: folder }));
  return look(store).finally(() => store.close());
}

const NOTHING = { status: 'PENDING', form: 'PAYMENT_PENDING', records: [0, 0, 0, 0, 0, 0] };
const EVERYTHING = { status: 'SUCCESSFUL', form: 'PAID', records: [1, 1, 1, 1, 1, 1] };

async function written(store: Store, order: Order, paymentId: string) {
  const books = await booksOf({ store }, order, paymentId);
  const { accounts, receipts, transactions, subscriptions, updateTasks, messages } = books;
  const records = [accounts, receipts, transactions, subscriptions, updateTasks, messages].map((each) => each.length);
  return { status: books.payment.status, form: books.form?.status, records };
}

// No lock can be held from outside here, so the server is killed around the provider's answer: before it arrives, nothing can
// have been committed; just after it has left, either nothing or everything has been.
it.each([
  ['while the provider’s answer is on its way', false],
  ['just after the provider’s answer has left', true],
])(
  'a server with an embedded database killed %s has written nothing or everything, and finally everything once',
  async (_w, left) => {
    const { order, attempt } = await orderAndPay(server);
    await provider.control.settle(attempt.trackingId, 'COMPLETED');
    const asked = provider.answered.length;
    provider.holdAnswers(STATUS_CALL);
    const cutOff = comeBack(server, attempt).catch((error: Error) => error.message);
    await until('the provider to answer', async () => provider.answered.slice(asked).includes(STATUS_CALL));
    if (left) provider.releaseAnswers();
    await server.kill();
    provider.releaseAnswers();
    expect(await cutOff).toBe('fetch failed');

    const found = await inFiles(async (store) => {
      await store.update(payments, attempt.paymentId, { nextCheckAt: new Date(Date.now() - 1_000).toISOString() });
      return written(store, order, attempt.paymentId);
    });
    expect(left ? [NOTHING, EVERYTHING] : [NOTHING]).toContainEqual(found);

    await server.restart();
    await until('the reconciler to settle', async () => (await statusInBooks(attempt.paymentId)) === 'SUCCESSFUL');
    for (let times = 0; times < 3; times++) await provider.control.redeliver(attempt.trackingId);
    await Promise.all([comeBack(server, attempt), comeBack(server, attempt)]);
    paid.push([order, attempt.paymentId]);
  },
);

it('afterwards every payment is complete and booked once', async () => {
  await server.kill();
  const found = await inFiles((store) => Promise.all(paid.map(([order, id]) => written(store, order, id))));
  expect(found).toEqual([EVERYTHING, EVERYTHING]);
});

/** Returns the status from the books, without asking the provider. */
async function statusInBooks(paymentId: string): Promise<unknown> {
  return (await server.call('GET', `payments/${paymentId}/status`)).body.status;
}
