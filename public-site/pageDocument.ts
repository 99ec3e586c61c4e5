import { BRAND_MARK, brand } from '../contract/brand';
import { CANONICAL_PAGES, LISTED_PAGES, ORIGIN_MARK, type PageKey, PUBLIC_ROUTES } from '../contract/pages/routes';
import { DESCRIPTIONS } from './content/descriptions';
import { type DocumentKey, titleOf } from './content/titles';
import { structuredData } from './structuredData';
import { brandStyle, GROUNDS } from './styles/palette';

/** What a page's document links: the entry script, chunks fetched along with it, and the style, which is inlined. */
export interface PageAssets {
  script: string;
  preload: string[];
  style: string;
  /** The built-in picture for where the site is shared. */
  card: string;
}

/** A page's whole HTML document. The style is inlined: on a slow link one request less is worth more than its few kilobytes; the script is not what is read first. */
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
/** The address to be listed, or not to list this one. */
function wordToSearchEngines(key: DocumentKey): string {
  const canonical = key === 'offline' ? undefined : isListed(key) ? key : CANONICAL_PAGES[key];
  return canonical ? `<link rel="canonical" href="${addressOf(canonical)}">` : '<meta name="robots" content="noindex">';
}

const addressOf = (key: PageKey) => `${ORIGIN_MARK}${PUBLIC_ROUTES[key]}`;

/** What is shown of the page where somebody shares its link. A page of one person says no address but its visitor's own. */
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

/** Data, not script: browsers run none of it, so the content security policy does not mind it. */
function dataBlock(key: DocumentKey): string {
  const data = key === 'offline' ? null : structuredData(key);
  if (!data) return '';
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`;
}

/** The brand's logo, or its built-in mark as a data address. */
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
