import type { Claim } from '../../resources/claims/claims';
import { claims } from '../../resources/claims/claims';
import type { Changes } from '../../resources/language/defineResource';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { payments } from '../../resources/payments/payments';
import { sendSms } from '../messages/send';
import type { StatementLine } from '../payments/creditLine';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { settledMessage } from './messages';

/**
 * Ends a claim with its payment, in the transaction `tx` that holds its row. Sends one SMS for each payment, to the number that
 * paid.
 */
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
  const message = payment && settledMessage(claim, payment, line);
  if (message && !(await isWritten(tx, message.key))) await sendSms(tx, message, now);
  return settled ?? claim;
}

const isWritten = async (tx: Store, key: string) =>
  (await tx.count(outboxMessages, { where: [{ path: 'key', in: [key] }] })) > 0;
