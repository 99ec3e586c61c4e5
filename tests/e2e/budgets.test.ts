import { expect, it } from 'vitest';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { loadedBytes } from '../loadedBytes';
import { browser } from './browser';
import { fillSignIn } from './staff';
import { openNewDevice } from './visitor';

/** Bytes of script and style over the wire with an empty cache, until the page asks for nothing more. */
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

it('a list, the sign-in before it included, takes at most 330000 bytes of script and style', async () => {
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

it('a list that is opened again asks for its records before the back-office’s code, and once', async () => {
  const { page, context } = await openNewDevice(browser, 1366);
  await page.goto('/clients');
  await fillSignIn(page, 'admin@kitara.example');
  await page.waitForSelector('main tbody tr a');
  // How the list was looked at before may have changed its address, which is remembered once it has been opened.
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
