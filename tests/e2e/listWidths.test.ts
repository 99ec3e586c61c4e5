import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { browser } from './browser';
import { signedIn } from './shellParts';
import { settled } from './staff';

let page: Page;
beforeAll(async () => {
  ({ page } = await signedIn(browser, 1366));
});

/** The widths of a list's table and of the frame that shows it, px. */
const widths = () =>
  page.locator('main table').evaluate((table) => [table.scrollWidth, table.parentElement?.clientWidth ?? 0] as const);

it.each([
  '/all-subscriptions',
  '/payment-refunds',
  '/unmatched-notifications',
  '/statement-lines',
  '/expiring-subscriptions',
  '/not-renewed',
  '/all-tickets',
  '/commissions',
  '/commission-payouts',
  '/logs',
  '/cut-offs',
  '/network-differences',
  '/session-changes',
  '/access-holds',
])('shows all columns of %s on a laptop', async (path) => {
  await page.goto(path);
  await settled(page);
  await page.locator('[data-opens-row]').first().waitFor();
  const [table, frame] = await widths();
  expect(table).toBeLessThanOrEqual(frame);
});

it.each([
  '/coverage?statuses=NO_PRESENCE',
  '/clients?dateCreatedFrom=2026-01-01&dateCreatedTo=2026-11-27',
  '/all-payments?statuses=SUCCESSFUL',
])('keeps the tools of a filtered list on one line: %s', async (path) => {
  await page.goto(path);
  await settled(page);
  const tops = await Promise.all(
    ['Refresh', 'Views', 'Export', 'Columns'].map(async (name) => {
      const box = await page.getByRole('button', { name, exact: true }).first().boundingBox();
      return Math.round((box?.y ?? Number.NaN) + (box?.height ?? 0) / 2);
    }),
  );
  expect(new Set(tops).size).toBe(1);
});
