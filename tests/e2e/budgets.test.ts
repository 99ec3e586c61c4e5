import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_LOGIN_ROUTE } from '../../contract/routes';
import { openBrowser } from '../browser';
import { loadedBytes } from '../loadedBytes';
import { openPage } from './visitor';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Bytes of script and style over the wire with an empty cache, until the page asks for nothing more. */
it.each([
  { name: 'home', path: '/', atMost: 90_000 },
  { name: 'the staff sign-in', path: STAFF_LOGIN_ROUTE, atMost: 200_000 },
])('$name loads at most $atMost bytes of script and style', async ({ path, atMost }) => {
  const { page, context } = await openPage(browser, 390);
  const { code } = await loadedBytes(page, () => page.goto(path));
  expect(code).toBeGreaterThan(1_000);
  expect(code).toBeLessThanOrEqual(atMost);
  await context.close();
});
