import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import type { Answers } from '../../resources/catalogue/actions';
import type { RecordOf } from '../../resources/language/defineResource';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { OWED_ACCOUNTS, transactions } from '../../resources/payments/transactions';
import type { Store } from '../../server/store/Store';
import type { World } from '../world';
import { type Order, orderAndPay, PRODUCT, placeOrder } from './orders';

export type Refund = RecordOf<typeof paymentRefundTasks>;
export type Refused = { error: string; errors?: Record<string, string> };
type Clerk = 'finance' | 'admin' | 'support';

const tokens = new WeakMap<World, Map<Clerk, Promise<string>>>();
/** Returns the token of a demo user, who signs in only once. */
function tokenOf(world: World, clerk: Clerk): Promise<string> {
  const known = tokens.get(world) ?? new Map<Clerk, Promise<string>>();
  tokens.set(world, known);
  const token = known.get(clerk) ?? world.signIn(clerk);
  known.set(clerk, token);
  return token;
}

/** Makes a call as a clerk and confirms their password if the server requires it. */
export async function asClerk<T = Refused>(
  world: World,
  clerk: Clerk,
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) {
  const call = async () => {
    const token = await tokenOf(world, clerk);
    return world.call<T>(method, path, { token, ...(body ? { body } : {}), ...(headers ? { headers } : {}) });
  };
  let answer = await call();
  if (answer.status === 401) {
    // The test has moved the clock, so the session has ended.
    tokens.get(world)?.delete(clerk);
    answer = await call();
  }
  if ((answer.body as { code?: string } | null)?.code !== 'CONFIRM_IDENTITY') return answer;
  const token = await tokenOf(world, clerk);
  await world.call('POST', 'accounts/auth/confirm', { token, body: { password: DEMO_PASSWORD } });
  return call();
}

let slips = 0;
/** Returns a manual payment for the order with a unique slip number. */
export const slip = ({ formId }: Order, more: object = {}) => ({
  subscriptionFormId: formId,
  method: 'CASH',
  reference: `SLIP ${++slips}`,
  amount: PRODUCT.price,
  ...more,
});

/** Creates an order paid in cash. */
export async function cashOrder(world: World) {
  const order = await placeOrder(world);
  const { body } = await asClerk<Answers['recordManualPayment']>(
    world,
    'finance',
    'POST',
    'payments/manual',
    slip(order),
  );
  return { order, payment: body.payment };
}

/** Creates an order paid at the provider, by card by default. */
export async function paidOrder(world: World, method = 'Visa') {
  const { order, attempt } = await orderAndPay(world);
  await world.standIn.settle(attempt.trackingId, 'COMPLETED', { method });
  return { order, attempt };
}

/** Requests a refund. */
export const request = (world: World, paymentId: string, amount: number, clerk: Clerk = 'finance') =>
  asClerk<Answers['requestRefund'] & Refused>(world, clerk, 'POST', 'payment-refund-tasks', {
    paymentId,
    amount,
    reason: 'The building cannot be reached',
  });

/** Takes a step with a refund, by default as a user other than the requester. */
export const step = (world: World, id: string, name: string, body: object = {}, clerk: Clerk = 'admin') =>
  asClerk<Answers['approveRefund'] & Refused>(world, clerk, 'POST', `payment-refund-tasks/${id}/${name}`, body);

/** Requests and approves a refund. */
export async function approved(world: World, paymentId: string, amount: number): Promise<Refund> {
  const { body } = await request(world, paymentId, amount);
  return (await step(world, body.paymentRefundTask.id, 'approve')).body.paymentRefundTask;
}

/**
 * Returns the amount still owed to the customer of a payment according to the ledger. Throws if a liability account is negative.
 */
export async function owed(store: Store, paymentId: string): Promise<number> {
  const rows = await store.find(transactions, { where: [{ path: 'paymentId', in: [paymentId] }] });
  const balances = OWED_ACCOUNTS.map((account) =>
    rows.reduce(
      (sum, { debit, credit, amount }) => sum + (credit === account ? amount : 0) - (debit === account ? amount : 0),
      0,
    ),
  );
  if (balances.some((balance) => balance < 0)) throw new Error(`An account is negative: ${JSON.stringify(rows)}`);
  return balances.reduce((sum, balance) => sum + balance, 0);
}

/** Returns the total of a payment's refunds, except rejected ones. */
export async function askedBack(store: Store, paymentId: string): Promise<number> {
  const tasks = await store.find(paymentRefundTasks, { where: [{ path: 'paymentId', in: [paymentId] }] });
  return tasks.reduce((sum, { status, amount }) => sum + (status === 'REJECTED' ? 0 : amount), 0);
}
