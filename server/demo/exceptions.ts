import { accounts } from '../../resources/accounts/accounts';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { startAttempt } from '../payments/attempts';
import { resolve } from '../payments/resolve';
import { settle } from '../payments/settle';
import { updateRecord } from '../store/updateRecord';
import { unlessRefused } from './Agenda';
import { DAY, HOUR, MINUTE } from './Chance';
import { follow } from './network';
import { habits, welcome } from './newCustomers';
import { pay } from './payers';
import { decideDemoRefund } from './refunds';
import type { World } from './World';

/** Simulates a payment that the provider has taken back. */
export async function reverseRandomPayment(world: World): Promise<void> {
  const { provider, deps } = world;
  const payment = await recentlyPaid(world, 20);
  if (!payment?.trackingId) return;
  provider.say(payment.trackingId, { outcome: 'REVERSED', message: 'Reversed by the payer’s bank.' });
  await settle(deps, payment);
  if (payment.accountId) await follow(world, payment.accountId);
}

/**
 * Simulates a payment that succeeds long after it failed and its payer paid again, so that the second success must be refunded.
 */
export async function payTwice(world: World): Promise<void> {
  const { books, provider, deps, agenda, chance } = world;
  const since = new Date(agenda.now.getTime() - 9 * DAY).toISOString();
  const where = [
    { path: 'status', in: ['FAILED'] },
    { path: 'dateCreated', from: since },
  ] as const;
  for (const failed of await books.find(payments, { where })) {
    const form = await books.get(paymentForms, failed.paymentFormId ?? '');
    if (form?.status !== 'SUCCESSFUL' || !failed.trackingId || failed.paidAt) continue;
    provider.say(failed.trackingId, { outcome: 'COMPLETED', message: null });
    const settled = await settle(deps, failed);
    const tasks = await books.find(paymentRefundTasks, { where: [{ path: 'paymentId', in: [failed.id] }] });
    if (tasks[0] && chance.percent(70)) decideDemoRefund(world, settled, tasks[0]);
    return;
  }
}

/** Simulates a report of the provider that differs from the order, so that the payment is held until a person has reviewed it. */
export async function holdRandomPayment(
  world: World,
  what: 'amount' | 'currency' | 'reference' | 'silence',
): Promise<void> {
  const { books, provider, deps, agenda, chance, staff } = world;
  const open = [...(await unpaidForms(world))];
  const form = open.at(-1);
  if (!form?.phoneNumber) return;
  const wanted = form.subscriptionFormId ? { subscriptionFormId: form.subscriptionFormId } : { paymentFormId: form.id };
  const { phoneNumber } = form;
  const wish = { ...wanted, carrier: 'MTN_UGANDA' as const, phoneNumber, callbackUrl: '/' };
  const payment = await unlessRefused(startAttempt(deps, wish));
  if (!payment?.trackingId) return;
  if (what === 'silence') {
    agenda.after(DAY, async () => {
      const current = await books.get(payments, payment.id);
      const given = { nextCheckAt: null, review: 'UNRESOLVED', checks: 6 } as const;
      if (current?.status === 'PENDING') await updateRecord(books, payments, payment.id, given, agenda.now);
    });
    return;
  }
  const odd = {
    amount: { amount: payment.amount + chance.pick([-10_000, 5_000, -20_000]) },
    currency: { currency: 'KES' },
    reference: { merchantReference: 'ORDER-2291' },
  }[what];
  agenda.after(3 * MINUTE, async () => {
    provider.say(payment.trackingId ?? '', { outcome: 'COMPLETED', paymentMethod: 'MTNUG', ...odd });
    const held = await settle(deps, payment);
    const finance = chance.pick(staff('Finance'));
    agenda.at(chance.working(new Date(agenda.now.getTime() + chance.between(4, 60) * HOUR)), () =>
      judge(world, held, finance),
    );
  });
}

async function judge(world: World, held: Payment, finance: Parameters<typeof resolve>[3]): Promise<void> {
  const { deps } = world;
  const decisions = [
    ['ACCEPT', 'More than the price was paid.'],
    ['REFUND', 'Less than the price was paid; the customer wants it back.'],
    ['REJECT', 'Not one of our orders.'],
  ] as const;
  for (const [decision, note] of decisions) {
    const resolved = await unlessRefused(resolve(deps, held.id, { decision, note }, finance));
    if (!resolved) continue;
    if (decision === 'ACCEPT') return goOn(world, resolved);
    if (resolved.accountId) await follow(world, resolved.accountId);
    const pause = world.chance.between(1, 30) * HOUR;
    const moment = world.chance.awake(new Date(world.agenda.now.getTime() + pause));
    if (decision === 'REFUND') world.agenda.at(moment, () => payAnew(world, held));
    return;
  }
}

/** Gives a new customer a visit, and lets an existing one continue. */
export async function goOn(world: World, { accountId }: Payment): Promise<void> {
  const account = accountId ? await world.books.get(accounts, accountId) : null;
  if (account?.status === 'NEW') await welcome(world, account.id, habits(world.chance, 30));
  else if (account) await follow(world, account.id);
}

/** Pays the full price after an insufficient payment, which is refunded. */
async function payAnew(world: World, { paymentFormId }: Payment): Promise<void> {
  const form = await world.books.get(paymentForms, paymentFormId ?? '');
  if (!form?.phoneNumber || form.status === 'SUCCESSFUL') return;
  const { id, subscriptionFormId, amount, phoneNumber } = form;
  const wanted = subscriptionFormId ? { subscriptionFormId } : { paymentFormId: id };
  const carrier = 'MTN_UGANDA';
  await pay(world, { wanted, amount, carrier, phoneNumber, onPaid: (payment) => goOn(world, payment) });
}

export async function unpaidForms({ books, agenda }: World) {
  const since = new Date(agenda.now.getTime() - 25 * DAY).toISOString();
  const open = { path: 'status', in: ['NEW', 'FAILED'] } as const;
  return books.find(paymentForms, { where: [open, { path: 'dateCreated', from: since }] });
}

/** Returns a successful provider payment of the last days, or null. */
export async function recentlyPaid({ books, agenda, chance }: World, days: number): Promise<Payment | null> {
  const since = new Date(agenda.now.getTime() - days * DAY).toISOString();
  const where = [
    { path: 'status', in: ['SUCCESSFUL'] },
    { path: 'dateCreated', from: since },
  ] as const;
  const paid = (await books.find(payments, { where })).filter(({ provider }) => provider !== null);
  return paid.length ? chance.pick(paid) : null;
}
