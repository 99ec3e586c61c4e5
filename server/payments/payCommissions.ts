import { subMilliseconds } from 'date-fns';
import type { PAYOUT_METHODS } from '../../contract/agents/commissions';
import { paidOnRefusal } from '../../contract/agents/payout';
import { ledgerMoneyAccount } from '../../contract/ledger/chart';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { type CommissionPayout, commissionPayouts } from '../../resources/agents/commissionPayouts';
import { settleCommissions, takePayoutStep } from '../agents/payouts';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { post } from '../ledger/post';
import { notifyStaff } from '../notifications/notifyStaff';
import { dayAfter, dayAt, getDayStart } from '../rules/days';

/** How and when a payout was paid; the day is `YYYY-MM-DD`. */
interface Paid {
  method: (typeof PAYOUT_METHODS)[number];
  payoutReference: string;
  paidOn: string;
}

/**
 * Records that an approved payout is paid, with its entry in the ledger: commissions payable to the money account of the method.
 * The agency's user is notified.
 */
export function payPayout(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
  { method, payoutReference, paidOn }: Paid,
  identity: Identity | null,
): Promise<CommissionPayout> {
  return takePayoutStep({ store, now }, id, 'pay', identity, async (tx, payout) => {
    const approvedOn = dayAt(new Date(payout.approvedAt ?? payout.dateCreated));
    const refusal = paidOnRefusal(paidOn, approvedOn, dayAt(now()));
    if (refusal) throw refusal;
    await settleCommissions(tx, id, now());
    const agency = await tx.get(businessSalesAgents, payout.agentId);
    await post(
      tx,
      {
        type: 'COMMISSION_PAYOUT',
        description: `Commission payout ${payout.payoutNumber} to ${agency?.name ?? ''}`,
        moves: [
          ['COMMISSIONS_PAYABLE', payout.amount],
          [ledgerMoneyAccount({ manualMethod: method, carrier: null }), -payout.amount],
        ],
        bookedAt: momentOf(paidOn, now()),
        source: `commission-payout:${id}`,
      },
      now(),
    );
    const about = { resource: commissionPayouts, id };
    const byId = identity?.userId ?? null;
    await notifyStaff(tx, { kind: 'COMMISSION_PAID', to: [agency?.userId], byId, about }, now());
    const paidAt = now().toISOString();
    return { status: 'PAID', method, payoutReference, paidOn, paidById: byId, paidAt };
  });
}

/** Returns the moment from which money of a day counts: the end of a day that is over, or now. */
const momentOf = (day: string, now: Date): Date =>
  day === dayAt(now) ? now : subMilliseconds(new Date(getDayStart(dayAfter(day, 1))), 1);
