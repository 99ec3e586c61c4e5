import { ApiError, isUnanswered, TimeoutError } from '../api/ApiError';
import { keyFor } from '../api/idempotencyKey';
import { deliver } from './deliver';
import { findLink, isLinked } from './link';
import { type FormName, type OutboxBodies, put, type Results } from './outbox';

const NO_ROOM =
  'You are offline, and this browser has no room to save your form. Leave the page open and send it again.';

/** Sends a form. If there is no connection, the form is stored on the device to be sent later, and the result is null. */
export async function sendOrKeep<F extends FormName>(form: F, body: OutboxBodies[F]): Promise<Results[F] | null> {
  const key = keyFor(form, body);
  const since = Date.now();
  try {
    return await deliver(form, body, key);
  } catch (error) {
    if (!(await isOffline(error))) throw error;
    if (!put(form, { state: 'waiting', key, body, since, triedAt: Date.now(), tries: 1 })) throw new ApiError(NO_ROOM);
    return null;
  }
}

/** Returns whether a call failed because of the connection. A service that is only too slow is not probed again. */
async function isOffline(error: unknown): Promise<boolean> {
  if (!isUnanswered(error)) return false;
  return error instanceof TimeoutError ? !isLinked() : !(await findLink());
}
