import { claims } from '../../resources/claims';
import { payments } from '../../resources/payments';
import { enqueue } from '../messages/enqueue';
import type { StatementLine } from '../payments/creditLine';
import type { Store } from '../store/Store';
import { type Changes, updateRecord } from '../store/updateRecord';
import type { Claim } from './Claim';

/** Ends a claim with the payment that it was about, and tells the payer by SMS, in the transaction `tx` that holds its row. */
export async function settleClaim(
  tx: Store,
  claim: Claim,
  paymentId: string,
  line: StatementLine | null,
  now: Date,
  decided: Changes<typeof claims> = {},
): Promise<Claim> {
  const payment = await tx.get(payments, paymentId);
  const ended = { finding: null, nextLookAt: null, looks: claim.looks + 1, settledAt: now.toISOString() };
  const by = { paymentId, lineId: line?.id ?? null, accountId: payment?.accountId ?? claim.accountId };
  const settled = await updateRecord(tx, claims, claim.id, { ...ended, ...by, ...decided, status: 'SETTLED' }, now);
  await tell(tx, claim, `we have found your payment (${payment?.reference ?? claim.code}).`, now);
  return settled ?? claim;
}

/** Tells the payer once what came of a claim. */
export function tell(tx: Store, { id, claimNumber, phoneNumber, dateCreated }: Claim, what: string, now: Date) {
  const occasion = { kind: 'CLAIM', key: `claim:${id}`, since: dateCreated } as const;
  const body = `${claimNumber}: ${what}`;
  return enqueue(tx, { ...occasion, channel: 'SMS', recipient: phoneNumber, body }, now);
}
