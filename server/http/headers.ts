import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type Brand, brand } from '../../contract/brand';
import { ICON_SERVICE } from '../../contract/constants';
import { memoizeBySettings } from '../base/memoizeBySettings';

const SELF = "'self'";
const NONE = "'none'";

/**
 * Allows from other sites only the icon service and the hosts of the brand's logo and analytics, if they are elsewhere. Inline
 * styles are allowed, because the component library and Swagger UI use them.
 */
const policyFor = ({ logo, analytics }: Pick<Brand, 'logo' | 'analytics'>) => ({
  defaultSrc: [SELF],
  scriptSrc: [SELF],
  styleSrc: [SELF, "'unsafe-inline'"],
  imgSrc: [SELF, 'data:', 'blob:', ...originOf(logo)],
  connectSrc: [SELF, ICON_SERVICE, ...originOf(analytics)],
  objectSrc: [NONE],
  baseUri: [SELF],
  formAction: [SELF],
  frameAncestors: [NONE],
});

/** Returns the origin of an address at another host; nothing for a path or a data URL. */
function originOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
}

/**
 * The location is requested only when a visitor looks up their own position in the coverage check, the camera only when a
 * technician scans the serial number of a device.
 */
const ABILITIES = { geolocation: ['self'], camera: ['self'], displayCapture: [], microphone: [], payment: [], usb: [] };
const YEAR = 31_536_000;

const POLICY = 'Content-Security-Policy';

/**
 * Sets the headers of every response: pages, API calls, files, refusals and redirects. A response may have a policy of its own. One
 * without Cache-Control is never cached.
 */
export function headers(publicUrl: string): MiddlewareHandler {
  // The brand may change while the server runs.
  const secure = memoizeBySettings(
    () => ({ logo: brand.logo, analytics: brand.analytics }),
    (hosts) =>
      secureHeaders({
        contentSecurityPolicy: policyFor(hosts),
        permissionsPolicy: ABILITIES,
        crossOriginResourcePolicy: 'same-origin',
        // Without any referrer, browsers would not tell us that a form was sent from our own page.
        referrerPolicy: 'same-origin',
        xFrameOptions: 'DENY',
        // Other subdomains of the provider's domain are not ours to decide about.
        strictTransportSecurity: publicUrl.startsWith('https:') && `max-age=${YEAR}`,
      }),
  );
  return async (c, next) => {
    let own: string | null = null;
    await secure()(c, async () => {
      await next();
      own = c.res.headers.get(POLICY);
    });
    if (own) c.res.headers.set(POLICY, own);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  };
}

/**
 * Sets Cache-Control on successful responses of the handlers after it. serveStatic's own `onFound` would come after the response
 * was made.
 */
export const kept =
  (cacheControl: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', cacheControl);
  };
