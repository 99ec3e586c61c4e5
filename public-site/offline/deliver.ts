import { callApi } from '../api/callApi';
import { keyFor } from '../api/idempotencyKey';
import { rememberPayer } from '../checkout/payer';
import { checkAgain, isCheckLost } from '../coverage/lostCheck';
import { forgetCheck, recallCheck, rememberCheck } from '../coverage/rememberedCheck';
import { forget } from '../remembered/remember';
import type { FormName, OutboxBodies, Results } from './outbox';

type Delivery<F extends FormName> = (body: OutboxBodies[F], idempotencyKey: string) => Promise<Results[F]>;

const DELIVERIES: { [F in FormName]: Delivery<F> } = {
  async contact(body, idempotencyKey) {
    const { ticket } = await callApi('sendPortalMessage', { body, idempotencyKey });
    return { ticketNumber: ticket.ticketNumber };
  },
  async interest(given, givenKey) {
    const send = (body: typeof given, idempotencyKey: string) => callApi('createInterest', { body, idempotencyKey });
    const { neighbours, coverageCheckId } = await send(given, givenKey).then(
      (sent) => ({ ...sent, coverageCheckId: given.coverageCheckId }),
      async (error) => {
        const renewed = isCheckLost(error) ? await checkAgain(given.coverageCheckId) : null;
        if (renewed === null) throw error;
        const body = { ...given, coverageCheckId: renewed };
        return { ...(await send(body, keyFor('interest.again', body))), coverageCheckId: renewed };
      },
    );
    const check = recallCheck();
    if (check?.response.coverageCheck.id === coverageCheckId) rememberCheck({ ...check, neighbours });
    return { coverageCheckId: given.coverageCheckId, neighbours };
  },
  async subscribe(given, givenKey) {
    const send = (body: typeof given, idempotencyKey: string) =>
      callApi('createSubscriptionForm', { body, idempotencyKey });
    const { subscriptionForm } = await send(given, givenKey).catch((error) => {
      const { coverageCheckId, ...body } = given;
      if (!coverageCheckId || !isCheckLost(error)) throw error;
      // The order is what counts; a person looks at every one of them.
      forgetCheck(coverageCheckId);
      return send(body, keyFor('subscribe.unchecked', body));
    });
    const { client } = given;
    const { firstName, lastName, phoneNumber, emailAddress } = client;
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
