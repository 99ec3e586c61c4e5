import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const SELF = "'self'";
const NONE = "'none'";

/** Nothing from anywhere else; styles may stand in the page, since the component library and Swagger UI put them there. */
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
/** Only asked for where somebody looks for their own place on the coverage check. */
const ABILITIES = { geolocation: ['self'], camera: [], displayCapture: [], microphone: [], payment: [], usb: [] };
const YEAR = 31_536_000;

/**
 * The headers of every answer: pages, calls, files, refusals and redirects. An answer that does not say how long it may be kept
 * is kept by nobody.
 */
export function headers(publicUrl: string): MiddlewareHandler {
  const secure = secureHeaders({
    contentSecurityPolicy: POLICY,
    permissionsPolicy: ABILITIES,
    crossOriginResourcePolicy: 'same-origin',
    // With no referrer at all, browsers would hide from us that a form was sent from our own page.
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    // Other names of the provider's domain are not ours to speak for.
    strictTransportSecurity: publicUrl.startsWith('https:') && `max-age=${YEAR}`,
  });
  return async (c, next) => {
    await secure(c, next);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  };
}

/** Says of what is found behind it how long it may be kept; serveStatic's own `onFound` comes after the answer was made. */
export const kept =
  (cacheControl: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', cacheControl);
  };
