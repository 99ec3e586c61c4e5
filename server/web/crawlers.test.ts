import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { CANONICAL_PAGES, LISTED_PAGES, type PageKey, PUBLIC_ROUTES } from '../../contract/pages/routes';
import { serveCrawlers } from './crawlers';
import { staffRoutes } from './serveWeb';

const ORIGIN = 'https://fibre.example';
const app = new Hono();
serveCrawlers(app, ORIGIN);
const textOf = async (path: string) => (await app.request(path)).text();

/** Of the matching rules, the longest applies (RFC 9309). */
function isAllowed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, rule = '']) => ({ kind, rule }));
  const matching = rules.filter(({ rule }) =>
    rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
  );
  return matching.sort((a, b) => b.rule.length - a.rule.length)[0]?.kind !== 'Disallow';
}

it('robots.txt allows public pages and their files, but not staff routes, the API or personal pages', async () => {
  const robots = await textOf('/robots.txt');
  const open = [...LISTED_PAGES, ...(Object.keys(CANONICAL_PAGES) as PageKey[])].map((key) => PUBLIC_ROUTES[key]);
  const calls = ['/api/v1/onboarding/products', '/api/v1/onboarding/building-types'];
  for (const path of [...open, ...calls, '/assets/public/index-1.js']) expect(isAllowed(robots, path), path).toBe(true);
  const hidden = [
    ...staffRoutes(),
    '/api/v1/products',
    '/api/docs',
    '/track/0190',
    '/pay/0190',
    '/payment-success?form=0190',
  ];
  for (const path of hidden) expect(isAllowed(robots, path), path).toBe(false);
  const named = [...robots.matchAll(/: (\/[^$\s]*)/g)].map(([, path]) => path);
  for (const path of staffRoutes()) expect(named).not.toContain(path);
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

it('sitemap.xml lists the public pages under the site’s URL', async () => {
  const found = [...(await textOf('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(found).toEqual(LISTED_PAGES.map((key) => `${ORIGIN}${PUBLIC_ROUTES[key]}`));
});
