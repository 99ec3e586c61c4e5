import { describe, expect, it } from 'vitest';
import {
  CANONICAL_PAGES,
  LISTED_PAGES,
  matchesRoute,
  ORIGIN_MARK,
  type PageKey,
  PUBLIC_ROUTES,
} from '../contract/pages/routes';
import { FAQS } from './content/faqs';
import { titleOf } from './content/titles';
import { pageDocument } from './pageDocument';
import { render } from './prerender';

const keys = Object.keys(PUBLIC_ROUTES) as PageKey[];
const ASSETS = { script: '/entry.js', preload: ['/page.js'], style: 'a{}', card: '/card.png' };

describe('prerendering', () => {
  it.each(keys)('%s has a heading, the main landmark, its title and the contacts without script', async (key) => {
    const markup = await render(key);
    expect(markup).toMatch(/<h1/);
    expect(markup).toMatch(/<main/);
    expect(markup).toContain('tel:+256312000100');
    const html = pageDocument(key, markup, {
      script: '/entry.js',
      preload: ['/page.js'],
      style: 'a{}',
      card: '/card.png',
    });
    expect(html).toContain(`<title>${titleOf(key)}</title>`);
    expect(html).toContain('<html lang="en-UG">');
    expect(html).toContain(`data-page="${key}"`);
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/page.js">');
  });

  it('the home page says without script what is on offer and how it works', async () => {
    const markup = await render('home');
    for (const text of ['Fibre internet', 'Packages', 'How it works', 'Where do you need internet?', '<noscript>']) {
      expect(markup).toContain(text);
    }
  });
});

describe('the head of a page', () => {
  const headOf = (key: PageKey) => pageDocument(key, '', ASSETS);
  const dataOf = (key: PageKey) =>
    JSON.parse(headOf(key).match(/<script type="application\/ld\+json">(.*)<\/script>/)?.[1] ?? 'null');

  it.each(keys)('%s has a description and a preview, and its canonical address or noindex', (key) => {
    const head = headOf(key);
    expect(head).toMatch(/<meta name="description" content="[^"]{20,200}">/);
    expect(head).toContain(`<meta property="og:image" content="${ORIGIN_MARK}/card.png">`);
    const canonical = LISTED_PAGES.includes(key) ? key : CANONICAL_PAGES[key];
    const told = head.match(/<link rel="canonical" href="(.*?)">/)?.[1];
    expect(told).toBe(canonical && ORIGIN_MARK + PUBLIC_ROUTES[canonical]);
    expect(head.includes('<meta name="robots" content="noindex">')).toBe(!canonical);
    expect(canonical === undefined).toBe(PUBLIC_ROUTES[key].includes(':'));
  });

  it('the home page describes the provider, the questions page its answers, and a personal page nothing', () => {
    expect(dataOf('home')['@graph'][0]).toMatchObject({ '@type': 'LocalBusiness', telephone: '+256312000100' });
    const [page, trail] = dataOf('faqs')['@graph'];
    expect(page.mainEntity).toHaveLength(FAQS.flatMap(({ questions }) => questions).length);
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(dataOf('track')).toBeNull();
  });
});

it.each(keys)('every link on %s leads to a page of the site', async (key) => {
  const paths = [...(await render(key)).matchAll(/href="(\/[^"#?]*)/g)].map((match) => match[1] ?? '');
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) expect(matchesRoute(path, Object.values(PUBLIC_ROUTES)), path).toBe(true);
});
