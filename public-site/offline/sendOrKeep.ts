import { ApiError, isUnanswered } from '../api/ApiError';
import { keyFor } from '../api/idempotencyKey';
import { deliver } from './deliver';
import { type FormName, type OutboxBodies, put, type Results } from './outbox';

const NO_ROOM =
  'There is no link, and this browser has no room to keep your form. Leave the page open and send it again.';

/** Sends a form; where there is no answer it is kept on the device to be sent later, and the result is null. */
export async function sendOrKeep<F extends FormName>(form: F, body: OutboxBodies[F]): Promise<Results[F] | null> {
  const key = keyFor(form, body);
  const since = Date.now();
  try {
    return await deliver(form, body, key);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    if (!put(form, { state: 'waiting', key, body, since, triedAt: Date.now(), tries: 1 })) throw new ApiError(NO_ROOM);
    return null;
  }
}
