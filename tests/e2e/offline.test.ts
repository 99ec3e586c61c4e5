import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_ROUTES, STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import type { SignedIn } from '../../resources/access/signInActions';
import { browser } from './browser';
import { productUrl } from './productUrl';
import { look, placeOrder } from './publicPages';
import { openPage } from './visitor';

let token: string;
beforeAll(async () => {
  const body = JSON.stringify({ username: 'admin@kitara.example', password: DEMO_PASSWORD });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${productUrl}/api/v1/accounts/auth/login`, { method: 'POST', headers, body });
  token = ((await answer.json()) as SignedIn).user.token;
});

/** Returns the number of records of a list, as the administrator sees it. */
async function count(list: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${productUrl}/api/v1/${list}?limit=1`, { headers });
  return ((await answer.json()) as { totalRecords: number }).totalRecords;
}

/** Opens the site as a visitor whose pages the service worker has cached. */
async function openKept() {
  const visitor = await openPage(browser, 390, 'light', { serviceWorkers: 'allow' });
  await visitor.page.goto('/');
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return visitor;
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Returns the paths of the API calls whose answers the service worker has cached. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const paths = found.flat().map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path.startsWith('/api/')).sort();
  });

/** Returns the errors that lost connections do not explain. */
const otherErrors = (errors: string[]) => errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'));

it('visited pages open offline, and a page never visited says so until the connection is back', async () => {
  const { page, context, errors } = await openKept();
  await context.setOffline(true);
  const pages = { '/FAQs': 'Questions and answers', '/contact': 'Contact us', '/track_': 'Track your order' };
  for (const [path, heading] of Object.entries(pages)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  await page.goto(PUBLIC_ROUTES.subscribe);
  await page.getByRole('radio', { name: /^Kitara Home 20 20 Mbps/ }).waitFor({ state: 'attached' });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Kitara Home 20', exact: true }).waitFor();
  await page.getByText('You are offline. What you type is kept.').waitFor();
  await look(page);
  await page.goto(PUBLIC_ROUTES.about);
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await look(page);
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
  expect(otherErrors(errors)).toEqual([]);
  await context.close();
});

it('the service worker does not handle staff pages', async () => {
  const { page, context } = await openKept();
  expect((await page.goto(PUBLIC_ROUTES.about))?.fromServiceWorker()).toBe(true);
  expect((await page.goto(STAFF_LOGIN_ROUTE))?.fromServiceWorker()).toBe(false);
  await context.setOffline(true);
  await expect(page.goto(STAFF_LOGIN_ROUTE)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.close();
});

it('a newer service worker waits until all pages of the older one are closed, then deletes its cache', async () => {
  const { page, context } = await openKept();
  await page.getByRole('combobox').fill('Half typed');
  await page.evaluate(async () => {
    await caches.open('public-site-older');
    await navigator.serviceWorker.register('/service-worker.js?newer');
  });
  await expect.poll(() => isWaiting(page)).toBe(true);
  expect(await cacheNames(page)).toContain('public-site-older');
  expect(await page.getByRole('combobox').inputValue()).toBe('Half typed');
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await expect.poll(() => cacheNames(next)).toHaveLength(1);
  await context.close();
});

interface Form {
  name: string;
  /** The path of the call. `list`: the list in which it creates a record; null if it creates none. */
  path: string;
  list: string | null;
  fill(page: Page): Promise<void>;
  button: string;
  /** The text that the visitor reads while offline. */
  waits: string;
  done(page: Page): Promise<void>;
}

const SAVED = 'We will send it when you are back online.';
const ASKED_AGAIN = 'We will try again automatically.';
const person = async (page: Page) => {
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Nalwanga');
  await page.getByLabel(/^Phone number/).fill('0772 345 678');
};

const FORMS: Form[] = [
  {
    name: 'a place that is checked',
    path: 'coverage/check',
    list: 'coverage-checks',
    async fill(page) {
      await page.goto('/');
      await page.getByRole('combobox').fill('Nowhere at all');
    },
    button: 'Check coverage',
    waits: ASKED_AGAIN,
    done: (page) => page.getByRole('button', { name: 'Leave your number' }).waitFor(),
  },
  {
    name: 'interest',
    path: 'onboarding/interest',
    list: 'interest-forms',
    async fill(page) {
      await page.getByRole('button', { name: 'Leave your number' }).click();
      await person(page);
    },
    button: 'Tell me when it arrives',
    waits: SAVED,
    done: (page) => page.getByText('Thank you, you are on the list').waitFor(),
  },
  {
    name: 'a message',
    path: 'tickets/portal',
    list: 'tickets',
    async fill(page) {
      await page.goto(PUBLIC_ROUTES.contact);
      await page.getByLabel('Your name').fill('Grace Nalwanga');
      await page.getByLabel('Phone number').fill('0772 345 678');
      await page.getByLabel('Subject').fill('Moving house');
      await page.getByLabel('Message').fill('Does your fibre reach Ntinda, too?');
    },
    button: 'Send the message',
    waits: SAVED,
    done: (page) => page.getByText('Thank you, we have your message').waitFor(),
  },
  {
    name: 'an order',
    path: 'onboarding/subscription',
    list: 'subscription-forms',
    async fill(page) {
      await page.goto(PUBLIC_ROUTES.subscribe);
      await page.getByRole('radio', { name: /^Kitara Home 20 20 Mbps/ }).check({ force: true });
      await page.getByLabel('Installation address').fill('Plot 4, Upper Kololo Terrace');
      await person(page);
    },
    button: 'Continue to payment',
    waits: SAVED,
    done: (page) => page.waitForURL('**/subscription-pay?form=*'),
  },
  {
    name: 'tracking',
    path: 'subscriptions/check-subscription-status',
    list: null,
    async fill(page) {
      const { formNumber } = await placeOrder();
      await page.goto(PUBLIC_ROUTES.trackByDetails);
      await page.getByLabel(/^Order, subscription/).fill(formNumber);
      await page.getByLabel('Phone number').fill('0772 345 678');
    },
    button: 'Track',
    waits: ASKED_AGAIN,
    done: (page) => page.waitForURL('**/track/*'),
  },
];

/** Drops the connection during the next call: before it reaches the server, or before the answer is back. */
const dropDuring = (page: Page, context: BrowserContext, path: string, way: 'there' | 'back') =>
  page.route(
    `**/api/v1/${path}`,
    async (route) => {
      if (way === 'back') await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );

describe.each(['there', 'back'] as const)('the connection drops on the way %s', (way) => {
  it('each form is accepted once, even after a double tap, and the visitor sees the state throughout', async () => {
    const { page, context, errors } = await openKept();
    for (const { name, path, list, fill, button, waits, done } of FORMS) {
      await fill(page);
      const before = list && (await count(list));
      await dropDuring(page, context, path, way);
      await page.getByRole('button', { name: button, exact: true }).dblclick();
      await page.getByText(waits).waitFor();
      await page.getByText(/^You are offline/).waitFor();
      if (name === 'a message') {
        await look(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await look(page);
      }
      await context.setOffline(false);
      await done(page);
      if (list) expect((await count(list)) - Number(before), name).toBe(1);
    }
    expect(otherErrors(errors)).toEqual([]);
    expect(await keptAnswers(page)).toEqual(['/api/v1/onboarding/building-types', '/api/v1/onboarding/products']);
    await context.close();
  });
});

it('a waiting form is sent from any page that is open when the connection returns, and links to the next step', async () => {
  const { page, context } = await openKept();
  const before = await count('subscription-forms');
  const order = FORMS.find(({ name }) => name === 'an order');
  await order?.fill(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText('Saved on this phone').waitFor();
  await page.goto(PUBLIC_ROUTES.faqs);
  await page.getByText(/^You are offline\. Your order is (still )?waiting to be sent/).waitFor();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText('You are offline. Your order is still waiting to be sent.').waitFor();
  await context.setOffline(false);
  await page.getByText(/^Your order SF-\d+ is with us\.$/).waitFor();
  await look(page);
  await page.getByRole('link', { name: 'Go to payment' }).click();
  await page.getByRole('heading', { name: /^Pay for order SF-/ }).waitFor();
  expect((await count('subscription-forms')) - before).toBe(1);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Nalwanga');
  await context.close();
});
