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
/** The token of a demo sign-in, signed in once. */
function tokenOf(world: World, clerk: Clerk): Promise<string> {
  const known = tokens.get(world) ?? new Map<Clerk, Promise<string>>();
  tokens.set(world, known);
  const token = known.get(clerk) ?? world.signIn(clerk);
  known.set(clerk, token);
  return token;
}

/** A call by a clerk, who confirms with their password that it is they where that is asked of them. */
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
    // The test has moved the clock, and the session has ended meanwhile.
    tokens.get(world)?.delete(clerk);
    answer = await call();
  }
  if ((answer.body as { code?: string } | null)?.code !== 'CONFIRM_IDENTITY') return answer;
  const token = await tokenOf(world, clerk);
  await world.call('POST', 'accounts/auth/confirm', { token, body: { password: DEMO_PASSWORD } });
  return call();
}

let slips = 0;
/** Money for the order, in hand; every slip has its own number. */
export const slip = ({ formId }: Order, more: object = {}) => ({
  subscriptionFormId: formId,
  method: 'CASH',
  reference: `SLIP ${++slips}`,
  amount: PRODUCT.price,
  ...more,
});

/** An order that was paid in cash. */
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

/** An order that was paid at the provider, by card unless told otherwise. */
export async function paidOrder(world: World, method = 'Visa') {
  const { order, attempt } = await orderAndPay(world);
  await world.standIn.settle(attempt.trackingId, 'COMPLETED', { method });
  return { order, attempt };
}

/** A refund that was requested. */
export const request = (world: World, paymentId: string, amount: number, clerk: Clerk = 'finance') =>
  asClerk<Answers['requestRefund'] & Refused>(world, clerk, 'POST', 'payment-refund-tasks', {
    paymentId,
    amount,
    reason: 'The building cannot be reached',
  });

/** A step with a refund, by somebody else than who requested it. */
export const step = (world: World, id: string, name: string, body: object = {}, clerk: Clerk = 'admin') =>
  asClerk<Answers['approveRefund'] & Refused>(world, clerk, 'POST', `payment-refund-tasks/${id}/${name}`, body);

/** A refund that was requested and approved. */
export async function approved(world: World, paymentId: string, amount: number): Promise<Refund> {
  const { body } = await request(world, paymentId, amount);
  return (await step(world, body.paymentRefundTask.id, 'approve')).body.paymentRefundTask;
}

/** What is still owed to the customer of a payment, by the ledger. Throws where an account of what we owe is negative. */
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

/** Everything asked back of a payment that is not rejected. */
export async function askedBack(store: Store, paymentId: string): Promise<number> {
  const tasks = await store.find(paymentRefundTasks, { where: [{ path: 'paymentId', in: [paymentId] }] });
  return tasks.reduce((sum, { status, amount }) => sum + (status === 'REJECTED' ? 0 : amount), 0);
}
