import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { clockScript } from './clock';
import { productUrl } from './productUrl';

/**
 * A page of its own with an empty store, as a device of this width; anything the page logs as an error is kept. Without the
 * service worker, unless a journey is about it: it fetches what no journey waits for, and hides requests from the test.
 */
export async function openPage(
  browser: Browser,
  width: number,
  colorScheme: 'light' | 'dark' = 'light',
  more: BrowserContextOptions = {},
) {
  const context: BrowserContext = await browser.newContext({
    baseURL: productUrl,
    viewport: { width, height: width < 600 ? 844 : 800 },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...more,
  });
  await context.addInitScript(clockScript(inject('clockOffset')));
  const errors: string[] = [];
  const page = watched(await context.newPage(), errors);
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
