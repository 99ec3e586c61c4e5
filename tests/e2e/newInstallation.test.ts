import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../browser';
import { type RunningProduct, startProduct } from '../product';

let browser: Browser;
let product: RunningProduct;
beforeAll(async () => {
  [browser, product] = await Promise.all([openBrowser(), startProduct({ DEMO_DATA: 'false' })]);
}, 120_000);
afterAll(() => Promise.all([browser?.close(), product?.stop()]));

it('an empty installation is set up in the browser, from the address in the log to the dashboard', async () => {
  const [address = ''] = /http:\S+\/setup\?key=\S+/.exec(product.printed()) ?? [];
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${product.url}/setup?key=wrong`);
  expect(new URL(page.url()).pathname).toBe('/404');
  await page.goto(address);
  await page.getByLabel('Full name').fill('Amina Nakato');
  await page.getByLabel('E-mail', { exact: true }).fill('amina@isp.example');
  await page.getByLabel('Password', { exact: true }).fill('harbour crane 4417');
  await page.getByRole('button', { name: 'Create administrator' }).click();

  await page.waitForURL('**/first-setup*');
  await page.getByLabel('Name', { exact: true }).fill('Lake Fibre');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Brand saved.').waitFor();
  const goOn = page.getByRole('button', { name: 'Continue' });
  await goOn.click();
  await page.getByRole('heading', { name: 'Payment provider' }).waitFor();
  await goOn.click();
  await page.getByText('No packages yet.').waitFor();
  await goOn.click();
  await page.getByRole('button', { name: 'Choose map file' }).waitFor();
  await goOn.click();
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await page.getByRole('heading', { name: 'Set up your portal: 2 of 8 done' }).waitFor();

  // The address was good for one administrator, and the brand is on the public pages, rendered anew.
  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  await other.goto(address);
  expect(new URL(other.url()).pathname).toBe('/404');
  await expect
    .poll(async () => (await fetch(`${product.url}/about`)).text(), { timeout: 30_000 })
    .toContain('<title>About us · Lake Fibre');
  await Promise.all([context.close(), visitor.close()]);
}, 120_000);
