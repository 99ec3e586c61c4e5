import type { Page } from 'playwright-core';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import { openBrowser } from '../browser';
import { loadedBytes } from '../loadedBytes';
import { startProduct } from '../product';

const PUBLIC_PAGES = ['/', '/subscribe', '/subscription-pay', '/payment-status', '/payment-success', '/track_', '/404'];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Measures what each page of both apps loads first with an empty cache. */
export async function firstBytes(): Promise<string[]> {
  const product = await startProduct();
  const browser = await openBrowser();
  const lines = ['| first load, empty cache | script and style | everything but the API |', '|---|---|---|'];
  const visit = async (name: string, steps: (page: Page) => Promise<unknown>) => {
    const page = await (await browser.newContext()).newPage();
    const { code, all } = await loadedBytes(page, () => steps(page));
    lines.push(`| ${name} | ${kilobytes(code)} | ${kilobytes(all)} |`);
    await page.close();
  };
  for (const path of PUBLIC_PAGES) await visit(path, (page) => page.goto(product.url + path));
  await visit('staff sign-in', (page) => page.goto(product.url + STAFF_LOGIN_ROUTE));
  // The code behind the sign-in starts to load while the user types, so only the whole way has a defined size.
  await visit('staff sign-in, through to the dashboard', async (page) => {
    await page.goto(product.url + STAFF_LOGIN_ROUTE);
    await page.getByLabel(/e-?mail|username/i).fill('admin@kitara.example');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.waitForURL('**/dashboard');
  });
  await browser.close();
  await product.stop();
  return lines;
}
