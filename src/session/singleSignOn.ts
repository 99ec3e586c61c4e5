import { callAddress } from '../../contract/client/address';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { type Returned, returnedWith } from '../../contract/pages/signInPage';
import type { Answers } from '../../resources/catalogue/actions';
import { routes } from '../../resources/language/routes';
import { request } from './session';

/** The storage key of this tab while the user is at the identity provider. */
const NAME = 'single_sign_on';

/** The sign-in that was started in this tab; without its ticket, the provider's answer is useless. */
interface Begun {
  ticket: string;
  /** The login page's history state, which says where to go after signing in. */
  from: unknown;
}

/**
 * Returns the name of the identity provider, which the server writes into the page; empty if it has no name, null if there is no
 * provider.
 */
export const offeredProvider = (): string | null =>
  document.querySelector('meta[name="single-sign-on"]')?.getAttribute('content') ?? null;

/** Goes to the identity provider, which sends users back to the login page. */
export async function goToProvider(): Promise<void> {
  const route = routes.beginSingleSignOn;
  const { json } = await request(callAddress(route, {}), { method: route.method });
  const { singleSignOn } = json as Answers['beginSingleSignOn'];
  const begun: Begun = { ticket: singleSignOn.ticket, from: window.history.state?.from };
  window.sessionStorage.setItem(NAME, JSON.stringify(begun));
  window.location.assign(singleSignOn.address);
}

/** Returns the identity provider's answer in this page's address; null if the user does not come from there. */
export const returnedHere = (): Returned | null => returnedWith(window.location.search);

/**
 * Returns the ticket of the sign-in started in this tab, and removes it; null if it was started elsewhere. Also removes the
 * provider's answer from the address.
 */
export function takeTicket(): string | null {
  const begun = JSON.parse(window.sessionStorage.getItem(NAME) ?? 'null') as Begun | null;
  window.sessionStorage.removeItem(NAME);
  window.history.replaceState({ from: begun?.from }, '', STAFF_LOGIN_ROUTE);
  return begun?.ticket ?? null;
}
