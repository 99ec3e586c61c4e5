import { BRAND_MARK, brand } from '../contract/brand';
import { PAGE_TEXTS } from './content/pages';
import type { PageKey } from './pages/table';
import { brandStyle, GROUNDS } from './styles/palette';

/** What a page's document links: the entry script, chunks fetched along with it, and the style, which is inlined. */
export interface PageAssets {
  script: string;
  preload: string[];
  style: string;
}

/** A page's whole HTML document. The style is inlined: on a slow link one request less is worth more than its few kilobytes. */
export function pageDocument(key: PageKey, markup: string, { script, preload, style }: PageAssets): string {
  const { title, description } = PAGE_TEXTS[key];
  return `<!doctype html>
<html lang="${escapeHtml(brand.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${GROUNDS.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${escapeHtml(iconAddress())}">
${preload.map((file) => `<link rel="modulepreload" href="${file}">`).join('\n')}
<script type="module" src="${script}"></script>
<style>${brandStyle()}${style}</style>
</head>
<body>
<div id="root" data-page="${key}">${markup}</div>
</body>
</html>
`;
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
