import { z } from 'zod';
import type { ProviderOutcome, ProviderStatus } from '../../rules/ProviderStatus';
import { refusalOf, toProviderError, unusable } from './refusal';
import type { WireReply } from './transport';

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);
const number = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .nullish();
const statusAnswer = z.looseObject({
  status_code: number,
  payment_status_description: text,
  order_tracking_id: text,
  merchant_reference: text,
  amount: number,
  currency: text,
  confirmation_code: text,
  payment_method: text,
  payment_account: text,
  description: text,
  message: text,
});

const BY_CODE: readonly ProviderOutcome[] = ['PENDING', 'COMPLETED', 'FAILED', 'REVERSED'];
const BY_DESCRIPTION: Record<string, ProviderOutcome> = {
  INVALID: 'PENDING',
  PENDING: 'PENDING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
  REVERSED: 'REVERSED',
};

/** Returns null if code and description contradict each other or are both unknown. Code 0 always means pending. */
function outcomeOf(code: number | null | undefined, description: string | null): ProviderOutcome | null {
  if (code === 0) return 'PENDING';
  const described = BY_DESCRIPTION[description?.toUpperCase() ?? ''] ?? null;
  if (code === null || code === undefined) return described;
  const coded = BY_CODE[code] ?? null;
  return described === null || described === coded ? coded : null;
}

/** R: the response about an unpaid order has this error at status "500". A bare "500" at status_code 0 means the same. */
const saysNotPaidYet = (code: string) => code === 'payment_details_not_found' || code === 'status_500';

/**
 * Returns the reason of a failure. A failed payment's `message`, too, may say that the call succeeded (R), which is not a reason.
 */
const reasonIn = (message: string | null) => (/^request processed successfully$/i.test(message ?? '') ? null : message);

/** Reads a response of GetTransactionStatus. Throws ProviderError for a refusal and for a response that contradicts itself. */
export function readStatus(reply: WireReply, trackingId: string): ProviderStatus {
  const refusal = refusalOf(reply);
  if (refusal && !saysNotPaidYet(refusal.code)) throw toProviderError(refusal, reply.secrets);
  const parsed = statusAnswer.safeParse(reply.body);
  if (!parsed.success) throw unusable('unreadable_answer', reply, 'it is no payment status');
  const answer = parsed.data;
  const notFound = refusal?.code === 'payment_details_not_found';
  const outcome = outcomeOf(answer.status_code ?? (notFound ? 0 : null), answer.payment_status_description);
  if (refusal && outcome !== 'PENDING' && !notFound) throw toProviderError(refusal, reply.secrets);
  if (!outcome || (refusal && outcome !== 'PENDING')) {
    throw unusable('contradictory_status', reply, 'its status code, description and error do not agree');
  }
  if (answer.order_tracking_id && answer.order_tracking_id.toLowerCase() !== trackingId.toLowerCase()) {
    throw unusable('other_order', reply, 'it is about another order');
  }
  return {
    outcome,
    trackingId,
    merchantReference: answer.merchant_reference,
    amount: answer.amount ?? null,
    currency: answer.currency,
    confirmationCode: answer.confirmation_code,
    paymentMethod: answer.payment_method,
    paymentAccount: answer.payment_account,
    message: answer.description ?? (refusal?.message || reasonIn(answer.message)),
  };
}
