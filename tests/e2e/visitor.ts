import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { timed } from '../support/stopwatch';
import { clockScript } from './clock';
import { productUrl } from './productUrl';

/** Contexts that journeys have closed, by their options. */
const kept = new Map<string, BrowserContext[]>();

/**
 * A page of its own with an empty store, as a device of this width; anything the page logs as an error is kept. Without the
 * service worker, unless a journey is about it: it fetches what no journey waits for, and hides requests from the test. The code of
 * the apps may be in the browser's cache, as on a second visit; `openNewDevice` has an empty one.
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

/** The same on a device that has never been here, and that is not kept: a clock that is moved stays so in its context. */
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

/** Milliseconds, for what hangs: no journey is held to a time. */
const PATIENCE = 120_000;

const newContext = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  timed('browser', async () => {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(clockScript(inject('clockOffset')));
    return context;
  });

/** Closes its pages and empties its stores, but for the cache. */
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

/** The page, whatever it logs as an error or asks of strangers being kept in `errors`. */
function watched(page: Page, errors: string[]): Page {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(productUrl) && !request.url().startsWith('data:'))
      errors.push(`third party: ${request.url()}`);
  });
  return page;
}

/** Whether the page is wider than its window. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement: root } = document;
    // A page whose window has just changed its width takes a few frames to follow.
    for (let last = 0, still = 0; still < 5; still++) {
      await new Promise(requestAnimationFrame);
      if (root.scrollWidth !== last) still = 0;
      last = root.scrollWidth;
    }
    return root.scrollWidth > root.clientWidth + 1;
  });
