import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { OFFICE_PAGES } from '../../contract/pages/officePages';
import {
  matchesRoute,
  ORIGIN_MARK,
  PACKAGES_MARK,
  PUBLIC_ROUTES,
  SETUP_ROUTE,
  STAFF_LOGIN_ROUTE,
} from '../../contract/pages/routes';
import { trimEndOf } from '../../contract/text';
import { resources } from '../../resources';
import { memoizeBySettings } from '../base/memoizeBySettings';
import { kept } from '../http/headers';
import type { Pages } from './brand/createBrandPages';
import { serveCrawlers } from './crawlers';
import { serveForms } from './forms/serveForms';
import { metaMark } from './metaMark';

const compress = promisify(brotliCompress);

const YEAR = 'public, max-age=31536000, immutable';

/** Returns every route of the back-office: its own pages and those of the declarations. */
export function staffRoutes(): string[] {
  const screens = resources.flatMap((resource) => resource.screens ?? []);
  const generated = screens.flatMap(({ list, details }) => [list, details ?? []].flat().map((route) => `/${route}`));
  return [STAFF_LOGIN_ROUTE, ...Object.values(OFFICE_PAGES).map(({ route }) => route), ...generated];
}

interface Web {
  /** The site's address, without a trailing slash. */
  publicUrl: string;
  /** True if the back-office offers its local demo store. The page tells it so. */
  demo: boolean;
  /** Returns whether set-up is open to a request. If left out, it never is. */
  opensSetup?: (c: Context) => Promise<boolean>;
  /** Returns where the pages of the current brand are; called for each request. If left out, the built pages are served. */
  pages?: () => Pages;
  /**
   * Returns the single sign-on that staff can use instead of a password, with its label, or null if there is none. Called for
   * each request.
   */
  signOn?: () => { label: string | null } | null;
  /** Returns the packages as HTML for pages without script, or null. Called for each request of a page. */
  packages?: () => string | null;
  dist?: string;
}

/**
 * Serves the built browser apps: prerendered pages for the public routes, the back-office's page for the staff routes, and /404
 * for everything else. Also serves the visitors' service worker and its offline page, the forms for visitors without JavaScript,
 * and the files for search engines. Removes a trailing slash from addresses.
 */
export function serveWeb(
  app: Pick<Hono, 'get' | 'post' | 'use' | 'request'>,
  { publicUrl, demo, opensSetup = async () => false, dist = 'dist', ...more }: Web,
): void {
  const built = { folder: join(dist, 'public/pages'), publicHead: '', officeHead: '' };
  const { pages = () => built, signOn = () => null, packages = () => null } = more;
  const site = (key: string) =>
    page(
      publicUrl,
      () => [join(pages().folder, `${key}.html`), pages().publicHead, key === 'home' ? packages() : null],
      key === 'notFound' ? 404 : 200,
    );
  for (const name of ['office', 'public']) {
    app.use(`/assets/${name}/*`, kept(YEAR), serveStatic({ root: `${dist}/${name}`, precompressed: true }));
  }
  const visitors = Object.entries(PUBLIC_ROUTES);
  for (const [key, route] of visitors) {
    // An address with parameters belongs to one person.
    app.get(route, async (c, next) => {
      if (new URL(c.req.url).search) c.header('X-Robots-Tag', 'noindex');
      await next();
    });
    app.get(route, site(key));
  }
  app.get('/offline.html', site('offline'));
  // Its address never changes, so browsers must check for new content each time.
  app.get('/service-worker.js', kept('no-cache'), serveStatic({ root: `${dist}/public`, precompressed: true }));
  serveForms(app, {
    publicUrl,
    pageOf: (key) => pageAt(publicUrl, join(pages().folder, `${key}.html`), pages().publicHead),
  });
  serveCrawlers(app, publicUrl);
  const demoMark = demo ? '<meta name="demo">' : '';
  const signOnMark = () => {
    const offered = signOn();
    return offered ? metaMark('single-sign-on', offered.label ?? '') : '';
  };
  const office = page(publicUrl, () => [
    join(dist, 'office/src/index.html'),
    pages().officeHead + demoMark + signOnMark(),
  ]);
  const staff = staffRoutes();
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const bare = trimEndOf(pathname, '/') || '/';
    if (bare !== pathname && matchesRoute(bare, Object.values(PUBLIC_ROUTES))) return c.redirect(bare + search);
    const isPage = pathname === SETUP_ROUTE ? await opensSetup(c) : matchesRoute(pathname, staff);
    if (!isPage) return c.redirect(PUBLIC_ROUTES.notFound);
    c.header('X-Robots-Tag', 'noindex');
    return office(c, next);
  });
}

const WITHOUT_PACKAGES = new RegExp(`<p id="${PACKAGES_MARK}"[^>]*>.*?</p>`, 's');

/**
 * Returns a prerendered page with the site's address and the packages filled in, and `head` at the end of its head, or null if
 * there is no such file.
 */
function pageAt(publicUrl: string, path: string, head: string, packages: string | null = null): string | null {
  if (!existsSync(path)) return null;
  const file = readFileSync(path, 'utf8').replaceAll(ORIGIN_MARK, publicUrl);
  const html = packages ? file.replace(WITHOUT_PACKAGES, () => packages) : file;
  return head ? html.replace('</head>', () => `${head}</head>`) : html;
}

/**
 * Serves one page. It is read again only if the file or the head changes, and compressed on the first request, so that no start
 * has to wait for that.
 */
function page(
  publicUrl: string,
  now: () => [path: string, head: string, packages?: string | null],
  status: ContentfulStatusCode = 200,
): MiddlewareHandler {
  const current = memoizeBySettings(now, ([path, head, packages]) => {
    const html = pageAt(publicUrl, path, head, packages);
    let compressed: Promise<Buffer<ArrayBuffer>> | undefined;
    const compressedOnce = () => {
      compressed ??= compress(html ?? '');
      return compressed;
    };
    return { html, compressedOnce };
  });
  return async (c) => {
    const { html, compressedOnce } = current();
    if (!html) return c.text('The browser apps are not built: run `npm run build`.', 503);
    const small = c.req.header('accept-encoding')?.includes('br') ?? false;
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
    };
    if (!small) return c.body(html, status, headers);
    return c.body(new Uint8Array(await compressedOnce()), status, { ...headers, 'Content-Encoding': 'br' });
  };
}
