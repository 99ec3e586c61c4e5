import { addressOf } from '../../contract/client/address';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { type Returned, returnedWith } from '../../contract/pages/singleSignOn';
import type { Answers } from '../../resources/catalogue/actions';
import { routes } from '../../resources/language/routes';
import { request } from './session';

/** Kept in this tab while somebody is at the identity provider. */
const NAME = 'single_sign_on';

/** What was begun in this tab; without its ticket, what the provider sends back opens nothing. */
interface Begun {
  ticket: string;
  /** What the sign-in page knew of where to go on. */
  from: unknown;
}

/** What the identity provider is called, told by the server in the page itself; empty: nothing of its own, null: there is none. */
export const offeredProvider = (): string | null =>
  document.querySelector('meta[name="single-sign-on"]')?.getAttribute('content') ?? null;

/** Goes to the identity provider. It sends people back to the sign-in page. */
export async function goToProvider(): Promise<void> {
  const route = routes.beginSingleSignOn;
  const { json } = await request(addressOf(route, {}), { method: route.method });
  const { singleSignOn } = json as Answers['beginSingleSignOn'];
  const begun: Begun = { ticket: singleSignOn.ticket, from: window.history.state?.from };
  window.sessionStorage.setItem(NAME, JSON.stringify(begun));
  window.location.assign(singleSignOn.address);
}

/** What the identity provider sent somebody back to this page with; null where nobody comes from there. */
export const returnedHere = (): Returned | null => returnedWith(window.location.search);

/** The ticket of what was begun in this tab, once; null where it was begun elsewhere. The address forgets what was sent back. */
export function takeTicket(): string | null {
  const begun = JSON.parse(window.sessionStorage.getItem(NAME) ?? 'null') as Begun | null;
  window.sessionStorage.removeItem(NAME);
  window.history.replaceState({ from: begun?.from }, '', STAFF_LOGIN_ROUTE);
  return begun?.ticket ?? null;
}
