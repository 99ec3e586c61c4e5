import type { StandInOrder } from './state';

const WIRE = {
  PENDING: [0, 'INVALID'],
  COMPLETED: [1, 'Completed'],
  FAILED: [2, 'Failed'],
  REVERSED: [3, 'Reversed'],
} as const;

const NOT_PAID = {
  error: { error_type: 'api_error', code: 'payment_details_not_found', message: 'Pending Payment' },
  status: '500',
};
const SETTLED = { error: { error_type: null, code: null, message: null }, status: '200' };

/** The provider's dates have no time zone and mean UTC+3 (R). */
const zoneless = (iso: string) => new Date(Date.parse(iso) + 3 * 3_600_000).toISOString().slice(0, 23);

/**
 * Returns the GetTransactionStatus answer of an order (R): an unpaid one is "INVALID" with an error at HTTP 200, a paid one has
 * an error with null fields.
 */
export function statusAnswer(order: StandInOrder) {
  const [status_code, payment_status_description] = WIRE[order.outcome];
  const failed = order.outcome === 'FAILED';
  return {
    payment_method: order.settled?.method ?? '',
    amount: order.reported.amount,
    created_date: zoneless(order.settled?.at ?? order.createdAt),
    confirmation_code: order.settled?.confirmationCode ?? '',
    order_tracking_id: order.trackingId,
    payment_status_description,
    description: failed ? 'The payer declined the payment.' : null,
    message: 'Request processed successfully',
    payment_account: order.settled?.account ?? '',
    call_back_url: order.callbackUrl,
    status_code,
    merchant_reference: order.reported.merchantReference,
    account_number: null,
    payment_status_code: failed ? 'request_terminated_by_user' : '',
    currency: order.reported.currency,
    ...(order.outcome === 'PENDING' ? NOT_PAID : SETTLED),
  };
}

/** An unknown order looks like an unpaid one (I). */
export const unknownOrderAnswer = (trackingId: string) => ({
  order_tracking_id: trackingId,
  payment_status_description: 'INVALID',
  status_code: 0,
  message: 'Request processed successfully',
  ...NOT_PAID,
});
