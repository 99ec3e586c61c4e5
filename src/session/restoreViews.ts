import type { Session } from '../../authProvider/session';
import { callAddress } from '../../contract/client/address';
import type { Answers } from '../../resources/catalogue/actions';
import { routes } from '../../resources/language/routes';
import { storeOf } from './keptStorage';
import { isView, storedOf } from './keptViews';

/** How long a sign-in waits for the views, ms. */
const LATEST = 1_500;

/**
 * Loads the user's list preferences into the browser in which they sign in. If the server does not answer in time, the lists
 * start with their default views.
 */
export async function restoreViews(
  { token, user }: Session,
  storage: Storage,
  ask: typeof fetch = fetch,
): Promise<void> {
  const options = {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(LATEST),
  };
  try {
    const answer = await ask(callAddress(routes.listOwnPreferences, {}), options);
    if (!answer.ok) return;
    const { preferences } = (await answer.json()) as Answers['listOwnPreferences'];
    for (const { key, value } of preferences)
      if (isView(key)) storage.setItem(`RaStore${storeOf(user.id)}.${key}`, storedOf(key, value));
  } catch {
    // A failure here must not prevent the sign-in.
  }
}
