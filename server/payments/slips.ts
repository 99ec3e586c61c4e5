import { mobileCodeOf, slipCodeOf } from '../../contract/payments/slipCode';
import type { ManualMethod } from '../../contract/statuses';
import type { Payment } from '../../resources/payments/Payment';
import { payments } from '../../resources/payments/payments';
import { statementLines } from '../../resources/statements/statementLines';
import { CLEARING, isClearedLater, showsSlip } from '../statements/rules/slips';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

/** Methods whose numbers come from a till, a terminal or a cheque book, and do not identify money anywhere else. */
const OWN_NUMBERS: readonly ManualMethod[] = ['CASH', 'CARD_TERMINAL', 'CHEQUE'];

/** Returns the code by which a payment's money is known everywhere, or null if it has none. */
export const slipCodeFor = (
  { manualMethod }: Pick<Payment, 'manualMethod'>,
  confirmationCode: string | null,
): string | null => {
  if (manualMethod && OWN_NUMBERS.includes(manualMethod)) return null;
  return manualMethod === 'MOBILE_MONEY' ? mobileCodeOf(confirmationCode) : slipCodeOf(confirmationCode);
};

/** Returns the payment that was credited with a confirmation code, or null. */
export async function creditedWith(store: Store, confirmationCode: string | null): Promise<Payment | null> {
  const slipCode = slipCodeOf(confirmationCode);
  if (!slipCode) return null;
  const [holder] = await store.find(payments, { where: [{ path: 'slipCode', in: [slipCode] }], limit: 1 });
  return holder ?? null;
}

/**
 * Ties statement lines that arrived before a payment was credited to it, in the transaction `tx` that credits it: those with its
 * code, those that name it, and the one that shows its cheque or card slip.
 */
export async function tieLines(
  tx: Store,
  payment: Pick<Payment, 'id' | 'reference' | 'amount' | 'manualMethod' | 'manualReference'>,
  slipCode: string | null,
  now: Date,
): Promise<void> {
  const { id, reference, amount } = payment;
  const waiting = [
    { path: 'status', in: ['UNMATCHED'] },
    { path: 'direction', in: ['IN'] },
  ] as const;
  const named = { path: 'reference', in: [id, reference] } as const;
  const amounts = { path: 'amount', in: [amount] } as const;
  const lines = [
    ...(slipCode ? await tx.find(statementLines, { where: [...waiting, { path: 'slipCode', in: [slipCode] }] }) : []),
    ...(await tx.find(statementLines, { where: [...waiting, named, amounts] })),
    ...(await slipLines()),
  ];
  for (const lineId of new Set(lines.map((line) => line.id)))
    await updateRecord(tx, statementLines, lineId, { status: 'MATCHED', paymentId: id }, now);

  async function slipLines() {
    if (!isClearedLater(payment.manualMethod)) return [];
    const slip = { ...payment, paidAt: now.toISOString() };
    const bookedAt = { path: 'bookedAt', from: new Date(now.getTime() - CLEARING).toISOString() } as const;
    const near = await tx.find(statementLines, { where: [...waiting, bookedAt, amounts] });
    const shown = near.filter((line) => showsSlip(line, slip));
    return shown.length === 1 ? shown : [];
  }
}
