import { Refusal } from '../../contract/api/errors';
import { API_BASES } from '../../contract/constants';
import { PUBLIC_ROUTES } from '../../contract/pages/routes';
import { actions } from '../../resources/catalogue/actions';

/** The page to which the provider sends a payer back. */
export const statusPageOf = (publicUrl: string): string => `${publicUrl}${PUBLIC_ROUTES.paymentStatus}`;

/** Where the provider notifies us; it takes GET and POST. */
export const notificationAddressOf = (publicUrl: string): string =>
  `${publicUrl}${API_BASES.v1}/${actions.receiveIpnByPost.path}`;

/** Names of one's own machine, which lead nobody else anywhere. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an origin is the site's: PUBLIC_URL's or, where the site is tried on one machine, that machine under another name or port. */
export function isOwnOrigin(origin: string, publicUrl: string): boolean {
  if (origin === publicUrl) return true;
  const isHere = (url: string) => URL.canParse(url) && LOOPBACK.test(new URL(url).hostname);
  return isHere(origin) && isHere(publicUrl);
}

/**
 * An address that a browser sends for the page or call of ours `own`: that one as the browser reaches it, `own` where none is
 * sent. A Refusal naming `field` for any other, since the next payer is sent there.
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
