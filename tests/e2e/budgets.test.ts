import { expect, it } from 'vitest';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { loadedBytes } from '../loadedBytes';
import { browser } from './browser';
import { fillSignIn } from './staff';
import { openNewDevice } from './visitor';

/** Bytes of script and style transferred with an empty cache until the network is idle. */
it.each([
  { name: 'home', path: '/', atMost: 90_000 },
  { name: 'the staff sign-in', path: STAFF_LOGIN_ROUTE, atMost: 200_000 },
])('$name loads at most $atMost bytes of script and style', async ({ path, atMost }) => {
  const { page, context } = await openNewDevice(browser, 390);
  const { code } = await loadedBytes(page, () => page.goto(path));
  expect(code).toBeGreaterThan(1_000);
  expect(code).toBeLessThanOrEqual(atMost);
  await context.close();
});

it('a list including the preceding sign-in loads at most 330000 bytes of script and style', async () => {
  const { page, context } = await openNewDevice(browser, 1366);
  const { code } = await loadedBytes(page, async () => {
    await page.goto('/clients');
    await fillSignIn(page, 'admin@kitara.example');
    await page.waitForSelector('main tbody tr a');
  });
  expect(code).toBeGreaterThan(200_000);
  expect(code).toBeLessThanOrEqual(330_000);
  await context.close();
});

it('a reloaded list requests its records once, before the back-office’s code', async () => {
  const { page, context } = await openNewDevice(browser, 1366);
  await page.goto('/clients');
  await fillSignIn(page, 'admin@kitara.example');
  await page.waitForSelector('main tbody tr a');
  // The restored view may have changed the list's address, which is saved only after the list has been opened once.
  await page.reload();
  await page.waitForSelector('main tbody tr a');
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/v1\/clients$|back-office/.test(pathname)) asked.push(pathname.replace(/-.{8}\.js$/, ''));
  });
  await page.reload();
  await page.waitForSelector('main tbody tr a');
  expect(asked.map((path) => path.split('/').at(-1))).toEqual(['clients', 'back-office']);
  await context.close();
});
