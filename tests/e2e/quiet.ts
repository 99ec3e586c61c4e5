import type { Page, Request } from 'playwright-core';

interface Traffic {
  /** Requests that have not been answered yet. */
  open: Set<Request>;
  /** How many requests there have been. */
  begun: number;
}
const traffic = new WeakMap<Page, Traffic>();

/** Counts a page's requests from now on, for `quiet`. */
export function countRequests(page: Page): void {
  const own: Traffic = { open: new Set(), begun: 0 };
  traffic.set(page, own);
  page.on('request', (request) => {
    own.begun += 1;
    own.open.add(request);
  });
  const end = (request: Request) => own.open.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** How often in a row the page must have nothing to do: what one piece of work ends with may begin the next. */
const TIMES = 3;

/**
 * Waits until the page has loaded, no request is open, and its thread has been idle several times without asking for anything. It
 * takes as long as the page takes, without a fixed pause.
 */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState();
  const own = traffic.get(page);
  if (!own) throw new Error('Its requests are not counted: open the page with openPage.');
  for (let idle = 0, before = -1; idle < TIMES; ) {
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve()))),
    );
    idle = own.open.size === 0 && own.begun === before ? idle + 1 : 0;
    before = own.begun;
  }
}
