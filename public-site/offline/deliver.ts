import { callApi } from '../api/callApi';
import { recallCheck, rememberCheck } from '../coverage/rememberedCheck';
import { rememberPayer } from '../payments/payer';
import { forget } from '../remembered/remember';
import type { FormName, OutboxBodies, Results } from './outbox';

type Delivery<F extends FormName> = (body: OutboxBodies[F], idempotencyKey: string) => Promise<Results[F]>;

const DELIVERIES: { [F in FormName]: Delivery<F> } = {
  async contact(body, idempotencyKey) {
    const { ticket } = await callApi('sendPortalMessage', { body, idempotencyKey });
    return { ticketNumber: ticket.ticketNumber };
  },
  async interest(body, idempotencyKey) {
    const { neighbours } = await callApi('createInterest', { body, idempotencyKey });
    const check = recallCheck();
    if (check?.response.coverageCheck.id === body.coverageCheckId) rememberCheck({ ...check, neighbours });
    return { coverageCheckId: body.coverageCheckId, neighbours };
  },
  async subscribe(body, idempotencyKey) {
    const { subscriptionForm } = await callApi('createSubscriptionForm', { body, idempotencyKey });
    const { firstName, lastName, phoneNumber, emailAddress } = body.client;
    rememberPayer(subscriptionForm.id, { firstName, lastName, phoneNumber, emailAddress: String(emailAddress ?? '') });
    return { id: subscriptionForm.id, formNumber: subscriptionForm.formNumber };
  },
};

/** Sends a form, and forgets its draft once it is there. */
export async function deliver<F extends FormName>(form: F, body: OutboxBodies[F], key: string): Promise<Results[F]> {
  const result = await DELIVERIES[form](body, key);
  forget(form);
  return result;
}
