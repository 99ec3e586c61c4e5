import { BRAND_MARK, brand } from '../contract/brand';
import { CANONICAL_PAGES, LISTED_PAGES, ORIGIN_MARK, type PageKey, PUBLIC_ROUTES } from '../contract/pages/routes';
import { DESCRIPTIONS } from './content/descriptions';
import { type DocumentKey, titleOf } from './content/titles';
import { structuredData } from './structuredData';
import { brandStyle, GROUNDS } from './styles/palette';

/** The files of a page's document: the entry script, chunks that are preloaded, and the style, which is inlined. */
export interface PageAssets {
  script: string;
  preload: string[];
  style: string;
  /** The built-in image for shared links. */
  card: string;
}

/**
 * Returns a page's complete HTML document. The style is inlined: on a slow connection, saving a request is worth more than its
 * few kilobytes; the script has a low priority, because the page is readable without it.
 */
export function pageDocument(key: DocumentKey, markup: string, { script, preload, style, card }: PageAssets): string {
  return `<!doctype html>
<html lang="${escapeHtml(brand.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titleOf(key))}</title>
<meta name="description" content="${escapeHtml(DESCRIPTIONS[key])}">
${wordToSearchEngines(key)}
${socialCard(key, brand.card || card)}
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${GROUNDS.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${escapeHtml(iconAddress())}">
${preload.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`).join('\n')}
<script type="module" fetchpriority="low" src="${script}"></script>
<style>${brandStyle()}${style}</style>
${dataBlock(key)}</head>
<body>
<div id="root" data-page="${key}">${markup}</div>
</body>
</html>
`;
}

const isListed = (key: DocumentKey): key is PageKey => key !== 'offline' && LISTED_PAGES.includes(key);
/** Returns the canonical address, or a tag that tells search engines not to index the page. */
function wordToSearchEngines(key: DocumentKey): string {
  const canonical = key === 'offline' ? undefined : isListed(key) ? key : CANONICAL_PAGES[key];
  return canonical ? `<link rel="canonical" href="${addressOf(canonical)}">` : '<meta name="robots" content="noindex">';
}

const addressOf = (key: PageKey) => `${ORIGIN_MARK}${PUBLIC_ROUTES[key]}`;

/**
 * Returns the preview that is shown when the page's link is shared. A personal page contains no address, so only the shared
 * address is used.
 */
function socialCard(key: DocumentKey, card: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:locale': brand.locale.replace('-', '_'),
    'og:title': titleOf(key),
    'og:description': DESCRIPTIONS[key],
    ...(isListed(key) ? { 'og:url': addressOf(key) } : {}),
    'og:image': new URL(card, ORIGIN_MARK).href,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': brand.name,
  };
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join('\n');
}

/** Structured data is not a script: browsers do not execute it, so the content security policy allows it. */
function dataBlock(key: DocumentKey): string {
  const data = key === 'offline' ? null : structuredData(key);
  if (!data) return '';
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`;
}

/** Returns the brand's logo, or its built-in mark as a data URL. */
function iconAddress(): string {
  if (brand.logo) return brand.logo;
  const { primary, accent } = brand.colours;
  const lights = BRAND_MARK.lights.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.4" fill="${accent}"/>`).join('');
  const strands = `<path d="${BRAND_MARK.strands}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>`;
  const ground = `<rect width="32" height="32" rx="9" fill="${primary}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${strands}${lights}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
