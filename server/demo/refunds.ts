import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment } from '../../resources/payments/Payment';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { effectRefund } from '../payments/effectRefund';
import { decideRefund, requestRefund } from '../payments/refunds';
import { submitRefund } from '../payments/submitRefund';
import { unlessRefused } from './Agenda';
import { DAY, HOUR } from './Chance';
import { follow } from './network';
import type { World } from './World';

type RefundTask = RecordOf<typeof paymentRefundTasks>;

const REASONS = [
  'The building cannot be reached.',
  'The customer moved away before the installation.',
  'Paid for the wrong account.',
  'A week without service.',
  'The customer changed their mind within a day.',
] as const;

/** Refunds a customer's latest payment: support requests it; finance decides, sends and confirms it. */
export async function refundRandomPayment(world: World): Promise<void> {
  const { books, chance, staff, deps, agenda } = world;
  const recent = { path: 'dateCreated', from: new Date(agenda.now.getTime() - 6 * DAY).toISOString() } as const;
  const paid = await books.find(payments, { where: [{ path: 'status', in: ['SUCCESSFUL'] }, recent] });
  if (paid.length === 0) return;
  const payment = chance.pick(paid);
  const requester = chance.pick(
    staff(
      chance.weighted([
        ['Support', 6],
        ['Finance', 2],
        ['Administrator', 1],
      ]),
    ),
  );
  const wish = { paymentId: payment.id, amount: payment.amount, reason: chance.pick(REASONS) };
  const task = await unlessRefused(requestRefund(deps, wish, requester));
  if (task) decideDemoRefund(world, payment, task);
}

/** Decides refunds that resulted from a payment, without a request, like the others. */
export async function decideOthers(world: World): Promise<void> {
  const { books, agenda } = world;
  const before = new Date(agenda.now.getTime() - DAY).toISOString();
  const where = [
    { path: 'status', in: ['REQUESTED'] },
    { path: 'dateCreated', before },
  ] as const;
  for (const task of await books.find(paymentRefundTasks, { where })) {
    const payment = await books.get(payments, task.paymentId);
    if (payment) decideDemoRefund(world, payment, task);
  }
}

/** Lets finance decide within a day or two, send an approved refund, and confirm it once the money is out. */
export function decideDemoRefund(world: World, payment: Payment, { id: taskId, requestedById }: RefundTask): void {
  const { agenda, chance, staff, deps } = world;
  const finance = chance.pick(staff('Finance').filter(({ userId }) => userId !== requestedById));
  agenda.at(chance.working(new Date(agenda.now.getTime() + chance.between(2, 40) * HOUR)), async () => {
    if (chance.percent(22)) {
      const why = 'The connection was in use for the whole time.';
      await unlessRefused(decideRefund(deps, taskId, 'reject', why, finance));
      return;
    }
    if (!(await unlessRefused(decideRefund(deps, taskId, 'approve', null, finance)))) return;
    agenda.at(chance.working(new Date(agenda.now.getTime() + chance.between(0.2, 30) * HOUR)), () =>
      send(world, payment, taskId),
    );
  });
}

async function send(world: World, payment: Payment, taskId: string): Promise<void> {
  const { agenda, chance, staff, deps } = world;
  const finance = chance.pick(staff('Finance'));
  const slip = payment.provider ? null : `Refund slip ${chance.integer(2_400, 9_999)}`;
  if (!(await unlessRefused(submitRefund(deps, taskId, slip, finance)))) return;
  agenda.at(chance.working(new Date(agenda.now.getTime() + chance.between(8, 70) * HOUR)), async () => {
    const reference = slip ?? `PSP-${chance.integer(10_000_000, 99_999_999)}`;
    await unlessRefused(effectRefund(deps, taskId, reference, finance));
    if (payment.accountId) await follow(world, payment.accountId);
  });
}
