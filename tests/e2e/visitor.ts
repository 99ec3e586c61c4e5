import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { timed } from '../support/stopwatch';
import { clockScript } from './clock';
import { productUrl } from './productUrl';

/** Closed browser contexts for reuse, by their options. */
const kept = new Map<string, BrowserContext[]>();

/**
 * Opens a page with empty storage on a device of this width; errors that the page logs are kept. The service worker is blocked
 * unless a journey tests it, because it makes requests that no journey waits for and hides requests from the test. The browser's
 * cache may contain the apps' code, as on a second visit; `openNewDevice` starts with an empty cache.
 */
export async function openPage(
  browser: Browser,
  width: number,
  colorScheme: 'light' | 'dark' = 'light',
  more: BrowserContextOptions = {},
) {
  const options = optionsOf(width, colorScheme, more);
  const key = JSON.stringify(options);
  if (options.serviceWorkers !== 'block') return opened(await newContext(browser, options));
  const context = kept.get(key)?.pop() ?? (await newContext(browser, options));
  context.close = async () => {
    await forget(context);
    kept.set(key, [...(kept.get(key) ?? []), context]);
  };
  return opened(context);
}

/** Opens a page on a new device whose context is not reused, because a moved clock would stay in its context. */
export async function openNewDevice(browser: Browser, width: number) {
  return opened(await newContext(browser, optionsOf(width, 'light', {})));
}

const optionsOf = (
  width: number,
  colorScheme: 'light' | 'dark',
  more: BrowserContextOptions,
): BrowserContextOptions => ({
  baseURL: productUrl,
  viewport: { width, height: width < 600 ? 844 : 800 },
  colorScheme,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  ...more,
});

/** The timeout in milliseconds for hanging pages; no journey is limited in time. */
const PATIENCE = 120_000;

const newContext = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  timed('browser', async () => {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(clockScript(inject('clockOffset')));
    return context;
  });

/** Closes the context's pages and empties its storage, except for the HTTP cache. */
async function forget(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
  await context.setOffline(false);
  await context.clearCookies();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,cache_storage';
  await devtools.send('Storage.clearDataForOrigin', { origin: productUrl, storageTypes });
  await page.close();
}

async function opened(context: BrowserContext) {
  const errors: string[] = [];
  const page = watched(await timed('browser', () => context.newPage()), errors);
  return { page, context, errors };
}

/** Adds the page's logged errors and third-party requests to `errors`. */
function watched(page: Page, errors: string[]): Page {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The browser reports the status of the page for unknown addresses, which is right.
    const isNotFoundPage = message.location().url === `${productUrl}/404`;
    if (message.type() === 'error' && !isNotFoundPage) errors.push(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(productUrl).origin && !request.url().startsWith('data:'))
      errors.push(`third party: ${request.url()}`);
  });
  return page;
}

/** Returns true if the page is wider than its window. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement: root } = document;
    // After a change of width, the page needs a few frames to adapt.
    for (let last = 0, still = 0; still < 5; still++) {
      await new Promise(requestAnimationFrame);
      if (root.scrollWidth !== last) still = 0;
      last = root.scrollWidth;
    }
    return root.scrollWidth > root.clientWidth + 1;
  });
