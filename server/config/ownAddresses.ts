import { Refusal } from '../../contract/api/errors';
import { API_BASES } from '../../contract/constants';
import { PUBLIC_ROUTES } from '../../contract/pages/routes';
import { actions } from '../../resources/catalogue/actions';

/** Returns the site's address: PUBLIC_URL or, without one, this machine. */
export const publicUrlFrom = ({ PUBLIC_URL, PORT }: Record<string, string | undefined>): string =>
  new URL(PUBLIC_URL || `http://localhost:${PORT || 3000}`).origin;

/** Returns the address of the page to which the provider sends a payer back. */
export const statusPageOf = (publicUrl: string): string => `${publicUrl}${PUBLIC_ROUTES.paymentStatus}`;

/** Returns the address to which the provider sends notifications (GET and POST). */
export const notificationAddressOf = (publicUrl: string): string =>
  `${publicUrl}${API_BASES.v1}/${actions.receiveIpnByPost.path}`;

/** Host names of the local machine, which are useless to anyone else. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Returns whether an origin is the site's: PUBLIC_URL's or, if the site runs locally, this machine under another name or port.
 */
export function isOwnOrigin(origin: string, publicUrl: string): boolean {
  if (origin === publicUrl) return true;
  const isHere = (url: string) => URL.canParse(url) && LOOPBACK.test(new URL(url).hostname);
  return isHere(origin) && isHere(publicUrl);
}

/**
 * Returns the address that a browser sends for our page or call `own`, as the browser reaches it, or `own` if none is given.
 * Refuses any other address, naming `field`, because the next payer would be sent there.
 */
export function ownAddress(field: string, given: string | null | undefined, own: string): string {
  if (!given) return own;
  const { origin: publicUrl, pathname } = new URL(own);
  const { origin, href } = URL.canParse(given) ? new URL(given) : { origin: '', href: '' };
  const address = `${origin}${pathname}`;
  if (href === address && isOwnOrigin(origin, publicUrl)) return address;
  const message = `You can pay only at ${publicUrl}. Open the site there and try again.`;
  throw new Refusal('invalid', message, { [field]: message });
}
