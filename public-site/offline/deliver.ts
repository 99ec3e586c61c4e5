import { callApi } from '../api/callApi';
import { recallCheck, rememberCheck } from '../coverage/rememberedCheck';
import { rememberPayer } from '../payments/kept';
import { forget } from '../remembered/remember';
import type { FormName, OutboxBodies, Results } from './outbox';
import { checkAgain, withoutLost } from './staleLinks';

type Delivery<F extends FormName> = (body: OutboxBodies[F], idempotencyKey: string) => Promise<Results[F]>;

const DELIVERIES: { [F in FormName]: Delivery<F> } = {
  async contact(body, idempotencyKey) {
    const { ticket } = await callApi('sendPortalMessage', { body, idempotencyKey });
    return { ticketNumber: ticket.ticketNumber };
  },
  async interest(body, idempotencyKey) {
    const send = async (coverageCheckId: string) => {
      const { neighbours } = await callApi('createInterest', { body: { ...body, coverageCheckId }, idempotencyKey });
      const check = recallCheck();
      if (check?.response.coverageCheck.id === coverageCheckId) rememberCheck({ ...check, neighbours });
      return { coverageCheckId: body.coverageCheckId, neighbours };
    };
    return send(body.coverageCheckId).catch(async (error) => send(await checkAgain(error, body.coverageCheckId)));
  },
  async subscribe(body, idempotencyKey) {
    const order = (wanted: typeof body) => callApi('createSubscriptionForm', { body: wanted, idempotencyKey });
    // A refused call does not use up its key, so the key can be used again.
    const { subscriptionForm } = await order(body).catch((error) => order(withoutLost(error, body)));
    const { firstName, lastName, phoneNumber, emailAddress } = body.client;
    const payer = { firstName, lastName, phoneNumber, emailAddress: emailAddress ?? '' };
    rememberPayer(subscriptionForm.id, { ...payer, installationAddress: body.installationAddress ?? '' });
    return { id: subscriptionForm.id, formNumber: subscriptionForm.formNumber };
  },
};

/** Sends a form, and deletes its draft once it has arrived. */
export async function deliver<F extends FormName>(form: F, body: OutboxBodies[F], key: string): Promise<Results[F]> {
  const result = await DELIVERIES[form](body, key);
  forget(form);
  return result;
}
