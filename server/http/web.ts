import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { OFFICE_PAGES } from '../../contract/pages/officePages';
import { matchesRoute, ORIGIN_MARK, PUBLIC_ROUTES, STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { resources } from '../../resources';
import { serveForms } from '../forms/serveForms';
import { serveCrawlers } from './crawlers';
import { kept } from './headers';

const compress = promisify(brotliCompress);

const YEAR = 'public, max-age=31536000, immutable';

/** Every route of the back-office: its own pages and those of the declarations. */
export function staffRoutes(): string[] {
  const screens = resources.flatMap((resource) => resource.screens ?? []);
  const generated = screens.flatMap(({ list, details }) => [list, details ?? []].flat().map((route) => `/${route}`));
  return [STAFF_LOGIN_ROUTE, ...Object.values(OFFICE_PAGES).map(({ route }) => route), ...generated];
}

interface Web {
  /** The site's address, without a slash at its end. */
  publicUrl: string;
  /** Told to the back-office, which offers its local demo store then. */
  demo: boolean;
  dist?: string;
}

/**
 * Serves the built browser apps: prerendered pages for the public routes, the back-office's page for the staff's, /404 for all
 * else; the visitors' service worker and its offline page; the forms of visitors without script; and what search engines ask for. A slash too many at an address's end is taken away.
 */
export function serveWeb(
  app: Pick<Hono, 'get' | 'post' | 'use' | 'request'>,
  { publicUrl, demo, dist = 'dist' }: Web,
): void {
  for (const name of ['office', 'public']) {
    app.use(`/assets/${name}/*`, kept(YEAR), serveStatic({ root: `${dist}/${name}`, precompressed: true }));
  }
  const visitors = Object.entries(PUBLIC_ROUTES);
  for (const [key, route] of visitors) {
    // An address with parameters is one person's.
    app.get(route, async (c, next) => {
      if (new URL(c.req.url).search) c.header('X-Robots-Tag', 'noindex');
      await next();
    });
    app.get(route, page(join(dist, `public/pages/${key}.html`), publicUrl));
  }
  app.get('/offline.html', page(join(dist, 'public/pages/offline.html'), publicUrl));
  // Its address never changes, so a browser asks each time whether its content has.
  app.get('/service-worker.js', kept('no-cache'), serveStatic({ root: `${dist}/public`, precompressed: true }));
  serveForms(app, {
    publicUrl,
    pageOf: (key) => built(join(dist, `public/pages/${key}.html`), publicUrl),
  });
  serveCrawlers(app, publicUrl);
  const office = page(join(dist, 'office/src/index.html'), publicUrl, demo ? '<meta name="demo">' : '');
  const staff = staffRoutes();
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const bare = pathname.replace(/\/+$/, '') || '/';
    if (bare !== pathname && matchesRoute(bare, Object.values(PUBLIC_ROUTES))) return c.redirect(bare + search);
    if (!matchesRoute(pathname, staff)) return c.redirect(PUBLIC_ROUTES.notFound);
    c.header('X-Robots-Tag', 'noindex');
    return office(c, next);
  });
}

/** A page as it was built, with the site's address in it; null where it is not there. */
const built = (path: string, publicUrl: string): string | null =>
  existsSync(path) ? readFileSync(path, 'utf8').replaceAll(ORIGIN_MARK, publicUrl) : null;

/** One built page, read once, with the site's address in it, and `head` at the end of its head; compressed when it is first asked for, so that no start waits for it. */
function page(path: string, publicUrl: string, head = ''): MiddlewareHandler {
  const html = built(path, publicUrl)?.replace('</head>', `${head}</head>`);
  let compressed: Promise<Buffer<ArrayBuffer>> | undefined;
  return async (c) => {
    if (!html) return c.text('The browser apps are not built: run `npm run build`.', 503);
    const small = c.req.header('accept-encoding')?.includes('br') ?? false;
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
    };
    if (!small) return c.body(html, 200, headers);
    compressed ??= compress(html);
    return c.body(new Uint8Array(await compressed), 200, { ...headers, 'Content-Encoding': 'br' });
  };
}
