import type { Hono } from 'hono';
import { API_BASES } from '../../contract/constants';
import { CANONICAL_PAGES, LISTED_PAGES, type PageKey, PUBLIC_ROUTES } from '../../contract/pages/routes';
import { actionNamed } from '../../resources/catalogue/actions';

const KEPT = { 'Cache-Control': 'public, max-age=3600' };
const PUBLIC_ASSETS = '/assets/public/';

/** Answers of the API that are part of these pages, and the same for everyone. */
const CALLS = (['listOfferedProducts', 'listOfferedBuildingTypes'] as const).map((name) => {
  const { base, path } = actionNamed(name);
  return `${API_BASES[base]}/${path}`;
});

const routesOf = (keys: readonly string[]) => keys.map((key) => PUBLIC_ROUTES[key as PageKey]);

/** Serves `/robots.txt` and `/sitemap.xml`. Only the allowed pages are named, so that no staff route appears there. */
export function serveCrawlers(app: Pick<Hono, 'get'>, publicUrl: string): void {
  const listed = routesOf(LISTED_PAGES);
  const readable = [...listed, ...routesOf(Object.keys(CANONICAL_PAGES))];
  app.get('/robots.txt', (c) => c.text(robots(readable, publicUrl), 200, KEPT));
  app.get('/sitemap.xml', (c) =>
    c.body(sitemap(listed, publicUrl), 200, { ...KEPT, 'Content-Type': 'application/xml' }),
  );
}

/** RFC 9309: the longest matching rule applies, and `$` ends a path. */
function robots(routes: readonly string[], publicUrl: string): string {
  const allowed = [...[...routes, ...CALLS].map((route) => `${route}$`), PUBLIC_ASSETS].map((path) => `Allow: ${path}`);
  return ['User-agent: *', ...allowed, 'Disallow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

function sitemap(routes: readonly string[], publicUrl: string): string {
  const addresses = routes.map((route) => `<url><loc>${publicUrl}${route}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses}
</urlset>
`;
}
