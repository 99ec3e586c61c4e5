import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const SELF = "'self'";
const NONE = "'none'";

/** Allows nothing from other sites. Inline styles are allowed, because the component library and Swagger UI use them. */
const POLICY = {
  defaultSrc: [SELF],
  scriptSrc: [SELF],
  styleSrc: [SELF, "'unsafe-inline'"],
  imgSrc: [SELF, 'data:'],
  objectSrc: [NONE],
  baseUri: [SELF],
  formAction: [SELF],
  frameAncestors: [NONE],
};
/**
 * The location is requested only when a visitor looks up their own position in the coverage check, the camera only when a
 * technician scans the serial number of a device.
 */
const ABILITIES = { geolocation: ['self'], camera: ['self'], displayCapture: [], microphone: [], payment: [], usb: [] };
const YEAR = 31_536_000;

/**
 * Sets the headers of every response: pages, API calls, files, refusals and redirects. A response without Cache-Control is never
 * cached.
 */
export function headers(publicUrl: string): MiddlewareHandler {
  const secure = secureHeaders({
    contentSecurityPolicy: POLICY,
    permissionsPolicy: ABILITIES,
    crossOriginResourcePolicy: 'same-origin',
    // Without any referrer, browsers would not tell us that a form was sent from our own page.
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    // Other subdomains of the provider's domain are not ours to decide about.
    strictTransportSecurity: publicUrl.startsWith('https:') && `max-age=${YEAR}`,
  });
  return async (c, next) => {
    await secure(c, next);
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
