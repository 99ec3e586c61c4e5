import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../browser';
import { settled, signInAs } from './staff';
import { openPage } from './visitor';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Every call of the API that a page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

it('the administrator’s dashboard makes at most twelve requests', async () => {
  const { page, context, errors } = await openPage(browser, 1366);
  await signInAs(page, 'admin');
  const calls = callsOf(page);
  await page.goto('/dashboard');
  await settled(page);
  await page.getByRole('region', { name: 'Interest forms' }).getByRole('list').waitFor();
  await page.getByRole('region', { name: 'Payments', exact: true }).getByText('Net').waitFor();
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(12);
  expect(errors).toEqual([]);
  await context.close();
});

it('open tickets lead to as many tickets', async () => {
  const { page, context } = await openPage(browser, 1366);
  await signInAs(page, 'support');
  await page.goto('/dashboard');
  const panel = page.getByRole('region', { name: /^Open tickets\s*\d/ });
  const total = numberIn(await panel.getByRole('heading').textContent());
  await panel.getByRole('link', { name: 'View all' }).click();
  await page.waitForURL('**/all-tickets?*');
  await page.getByText(new RegExp(`of ${total}$`)).waitFor();
  await context.close();
});

it.each([
  ['support', '/customer-tickets'],
  ['finance', '/payment-refunds'],
  ['agent', '/subscription'],
  ['finance', '/all-payments'],
])('%s reads names, never an id, at %s', async (name, address) => {
  const { page, context } = await openPage(browser, 1366);
  await signInAs(page, name);
  await page.goto(address);
  await settled(page);
  await page.getByRole('row').nth(1).waitFor();
  const text = await page.getByRole('table').innerText();
  expect(text).not.toMatch(/…[0-9a-f]{6}\b|Not available/);
  await context.close();
});
