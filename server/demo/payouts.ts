import { addHours, addMinutes, subDays } from 'date-fns';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import type { CommissionPayout } from '../../resources/agents/commissionPayouts';
import { approvePayout, cancelPayout, preparePayout } from '../agents/payouts';
import { payPayout } from '../payments/payCommissions';
import { dayAfter, dayAt, getDayStart } from '../rules/days';
import { unlessRefused } from './Agenda';
import type { World } from './World';

/** The days between two payouts of all agencies, and between the last one and the end. */
const BETWEEN = 30;
const LAST = 12;

/** Lets finance pay the agencies every month, cancel the first payout of the last month, and leave two payouts half done. */
export function planPayouts(world: World): void {
  const { agenda, start, end } = world;
  for (let ago = LAST; subDays(end, ago) > start; ago += BETWEEN) {
    const morning = addHours(new Date(getDayStart(dayAt(subDays(end, ago)))), 10);
    agenda.at(morning, () => payAgencies(world, ago === LAST));
  }
  agenda.at(addMinutes(end, -90), () => leavePayouts(world));
}

async function payAgencies(world: World, cancelsFirst: boolean): Promise<void> {
  const { deps, agenda, books, staff } = world;
  const [preparer = null, approver = null] = staff('Finance');
  const upTo = dayAfter(dayAt(agenda.now), -1);
  let cancels = cancelsFirst;
  for (const [at, { id: agentId }] of books.rowsOf(businessSalesAgents).entries()) {
    const payout = await unlessRefused(preparePayout(deps, { agentId: String(agentId), upTo }, preparer));
    if (!payout) continue;
    if (cancels) {
      await cancelPayout(deps, payout.id, 'A refund of this week is still open.', preparer);
      cancels = false;
      continue;
    }
    agenda.at(addMinutes(agenda.now, 40 + at), async () => {
      await approvePayout(deps, payout.id, approver);
      agenda.at(addMinutes(agenda.now, 90), () => pay(world, payout, at));
    });
  }
}

async function pay({ deps, agenda, staff }: World, payout: CommissionPayout, at: number): Promise<void> {
  const [payer = null] = staff('Finance');
  const method = at % 3 === 2 ? 'BANK_TRANSFER' : 'MOBILE_MONEY';
  const payoutReference = `${method === 'MOBILE_MONEY' ? 'MM' : 'EFT'}-${payout.payoutNumber.replace(/\D/g, '')}`;
  await payPayout(deps, payout.id, { method, payoutReference, paidOn: dayAt(agenda.now) }, payer);
}

async function leavePayouts({ deps, agenda, books, staff }: World): Promise<void> {
  const [preparer = null, approver = null] = staff('Finance');
  const upTo = dayAt(agenda.now);
  let prepared = 0;
  for (const { id: agentId } of books.rowsOf(businessSalesAgents)) {
    const payout = await unlessRefused(preparePayout(deps, { agentId: String(agentId), upTo }, preparer));
    if (!payout) continue;
    if (prepared === 0) await approvePayout(deps, payout.id, approver);
    prepared += 1;
    if (prepared === 2) return;
  }
}
