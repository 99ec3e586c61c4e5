import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PageKey, PUBLIC_ROUTES } from '../../contract/pages/routes';
import { titleOf } from '../../public-site/content/titles';
import { adminToken, call } from './api';
import { browser } from './browser';
import { productUrl } from './productUrl';
import { look, type Order, open, placeOrder, WORDS } from './publicPages';
import { openPage, scrollsSideways } from './visitor';

let order: Order;
let agentId: string;
beforeAll(async () => {
  order = await placeOrder();
  const agents = 'v1/business-sales-agents?active=true&limit=1';
  const { body } = await call<{ businessSalesAgents: { id: string }[] }>('GET', agents, await adminToken());
  agentId = body.businessSalesAgents[0]?.id ?? '';
});

const keys = Object.keys(PUBLIC_ROUTES) as PageKey[];
const pathOf = (key: PageKey) => PUBLIC_ROUTES[key].replace(':agentId', agentId).replace(/:\w+/, order.id);

describe('without JavaScript', () => {
  it('every page has its title, its texts and the contacts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: productUrl });
    const page = await context.newPage();
    for (const key of keys) {
      await page.goto(pathOf(key));
      expect(await page.title()).toBe(titleOf(key));
      expect(await page.locator('main').textContent(), key).toContain(WORDS[key]);
      expect(await page.locator('footer').textContent()).toContain('0312 000 100');
      expect(await page.content()).not.toContain('origin.invalid');
    }
    await context.close();
  });

  it('a visitor checks a place, joins the waiting list and sends a message that becomes a ticket', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: productUrl });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('#place').fill('Nowhere at all');
    await page.getByRole('button', { name: 'Check coverage' }).click();
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Last name').fill('Nalwanga');
    await page.getByLabel('Phone number').fill('0772 345 678');
    await page.getByRole('button', { name: 'Tell me when it arrives' }).click();
    await page.getByRole('heading', { name: 'Thank you, you are on the list' }).waitFor();
    await page.goto(PUBLIC_ROUTES.contact);
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText('Name is required').waitFor();
    await page.goBack();
    await page.getByLabel('Your name').fill('Grace Nalwanga');
    await page.getByLabel('Phone number').fill('0772 345 678');
    await page.getByLabel('Subject').fill('Without script');
    await page.getByLabel('Message').fill('Does your fibre reach Ntinda, too?');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByRole('heading', { name: 'Thank you, we have your message' }).waitFor();
    await context.close();
  });

  it('an FAQ answer opens, and so does the menu', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${productUrl}${PUBLIC_ROUTES.faqs}`);
    await page.getByText('When does my period start?').click();
    await page.getByText('When we switch on your connection, not when you pay.').waitFor();
    await page.locator('.header-menu summary').click();
    await page.locator('.header-menu').getByRole('link', { name: 'Contact' }).waitFor();
    await context.close();
  });
});

/** Checks the page's other layouts without reloading it: each width and colour scheme, and doubled text size. */
async function lookEveryWay(page: Page) {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
  for (const width of [320, 390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await look(page, width === 320 ? [] : undefined);
  }
  // Dark mode changes only the colours, and they are the same at every width.
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await scrollsSideways(page), `${page.url()} scrolls sideways with the text doubled`).toBe(false);
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await devtools.detach();
}

it('every page is accessible, fits, logs no error, makes no third-party request and sets no cookie', async () => {
  const { page, context, errors } = await openPage(browser, 390);
  for (const key of keys) {
    await open(page, pathOf(key));
    expect(await page.title()).toBe(titleOf(key));
    await lookEveryWay(page);
  }
  expect(errors).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

describe.each([
  { width: 390, colours: 'dark' as const, phone: '0772 345 390' },
  { width: 1366, colours: 'light' as const, phone: '0772 341 366' },
])('$width px, $colours', ({ width, colours, phone }) => {
  it('a message becomes a ticket', async () => {
    const { page, context, errors } = await openPage(browser, width, colours);
    await open(page, PUBLIC_ROUTES.contact);
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText('Your name is required').waitFor();
    await look(page);
    await page.getByLabel('Your name').fill('Grace Nalwanga');
    await page.getByLabel('Phone number').fill(phone);
    await page.getByLabel('Subject').fill(`Moving house, ${width} ${colours}`);
    await page.getByLabel('Message').fill('Does your fibre reach Ntinda, too?');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText('Thank you, we have your message').waitFor();
    await look(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('an order is saved for later, survives a reload, and the home page reminds the visitor of it', async () => {
    const { page, context, errors } = await openPage(browser, width, colours);
    await open(page, pathOf('pay'));
    await page.getByRole('link', { name: 'Pay later' }).click();
    await page.getByLabel('Phone number').fill('0772 345 678');
    await look(page);
    await page.getByRole('button', { name: 'Keep my order' }).click();
    await page.getByRole('heading', { name: 'Your order is saved' }).waitFor();
    await look(page);
    await open(page, PUBLIC_ROUTES.subscriptionPayLater);
    await page.getByRole('heading', { name: 'Your order is saved' }).waitFor();
    await open(page, '/');
    await page.getByText(`Order ${order.formNumber} is not paid yet`).waitFor();
    await look(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});

it.each(['/no-such-page', '/faqs', '/pay', '/about/us'])('%s redirects to /404', async (path) => {
  const { page, context } = await openPage(browser, 390);
  await page.goto(path);
  expect(new URL(page.url()).pathname).toBe('/404');
  await context.close();
});

it('on a phone an order starts within three screens, and its price stays visible', async () => {
  const { page, context } = await openPage(browser, 390);
  await page.goto(PUBLIC_ROUTES.subscribe);
  const address = page.getByLabel('Installation address');
  await page.getByRole('radio', { name: /^Kitara Home 20 20 Mbps/ }).check({ force: true });
  const top = await address.evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
  expect(top).toBeLessThan(3 * 844);
  for (const field of [address, page.getByLabel('Place of residence')]) {
    await field.scrollIntoViewIfNeeded();
    const price = await page.locator('.order-bar', { hasText: 'UGX' }).boundingBox();
    expect(price && price.y > 0 && price.y + price.height <= 844).toBe(true);
  }
  await context.close();
});

it('an address keeps its query and loses duplicate slashes', async () => {
  const answer = await fetch(`${productUrl}/payment-status/?OrderTrackingId=7`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('/payment-status?OrderTrackingId=7');
});

it('the pages can be used by keyboard', async () => {
  const { page, context } = await openPage(browser, 1366);
  await open(page, PUBLIC_ROUTES.faqs);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await page.locator('summary', { hasText: 'How can I pay?' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Your PIN or card number never passes through us.').waitFor();
  await page.getByRole('link', { name: 'Packages' }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#packages');
  await expect
    .poll(() => page.locator('#packages').evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(200);
  await context.close();
});
