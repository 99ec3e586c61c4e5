import type { Page } from 'playwright-core';
import { STAFF_LOGIN_ROUTE } from '../../contract/routes';
import { DEMO_PASSWORD } from '../../resources/demo/signIns';
import { openBrowser } from '../browser';
import { startProduct } from '../product';

const PUBLIC_PAGES = ['/', '/subscribe', '/subscription-pay', '/payment-status', '/payment-success', '/track_', '/404'];

/** Bytes as they came over the wire (brotli) while `visit` ran: script and style, and everything. */
async function loaded(page: Page, visit: () => Promise<unknown>) {
  const sizes: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const measured = request
      .sizes()
      .then(({ responseBodySize }) => ({ kind: request.resourceType(), bytes: responseBodySize }));
    if (!request.url().includes('/api/')) sizes.push(measured);
  });
  await visit();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('requestfinished');
  const all = await Promise.all(sizes);
  const sum = (kinds: string[]) =>
    all.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0);
  return { code: sum(['script', 'stylesheet']), all: sum([]) };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** What each page of both apps loads first, with an empty cache. */
export async function firstBytes(): Promise<string[]> {
  const product = await startProduct();
  const browser = await openBrowser();
  const lines = ['| first load, empty cache | script and style | everything but the API |', '|---|---|---|'];
  const visit = async (name: string, path: string) => {
    const page = await (await browser.newContext()).newPage();
    const { code, all } = await loaded(page, () => page.goto(product.url + path));
    lines.push(`| ${name} | ${kilobytes(code)} | ${kilobytes(all)} |`);
    return page;
  };
  for (const path of PUBLIC_PAGES) await (await visit(path, path)).close();
  const page = await visit('staff sign-in', STAFF_LOGIN_ROUTE);
  await page.getByLabel(/e-?mail|username/i).fill('admin@kitara.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const { all } = await loaded(page, async () => {
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.waitForURL('**/dashboard');
  });
  lines.push(`| sign-in to dashboard, in addition | – | ${kilobytes(all)} |`);
  await browser.close();
  await product.stop();
  return lines;
}
