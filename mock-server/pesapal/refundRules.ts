import type { StandInOrder } from './state';

/** Why the provider would reject this refund (D), or null. One refund a payment, mobile money in full only. */
export function refundRejection(order: StandInOrder | null, amount: number): string | null {
  if (!order?.settled) return 'Refund rejected: no payment has this confirmation code';
  if (order.outcome !== 'COMPLETED') return 'Refund rejected: only completed payments can be refunded';
  if (order.refundedAmount !== null) return 'Refund rejected: a refund was already requested for this payment';
  if (amount > order.reported.amount) return 'Refund rejected: the amount is above the amount collected';
  if (order.settled.method !== 'Visa' && amount < order.reported.amount) {
    return 'Refund rejected: mobile money is refunded in full only';
  }
  return null;
}
