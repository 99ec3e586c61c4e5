import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../browser';
import { expectAccessible } from './axe';
import { lookLike } from './officeWalk';
import { requestedRefund } from './refunds';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: new RegExp(`^${name} \\d`) });
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

it('finance works through the morning: an unmatched payment, a slip, and a refund that support asked for', async () => {
  const { refundNumber } = await requestedRefund();
  const { page, context, errors } = await openPage(browser, 1366);
  await signInAs(page, 'finance');
  await page.waitForURL('**/dashboard');
  await page.getByRole('list', { name: 'Waiting for you' }).waitFor();
  await settled(page);
  await expectAccessible(page);

  await chip(page, 'Unmatched payments').click();
  const dismiss = page.getByRole('button', { name: /^Dismiss/ });
  const before = await dismiss.count();
  await dismiss.first().click();
  await expect.poll(() => dismiss.count()).toBe(before - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => dismiss.count()).toBe(before);

  await chip(page, 'Refunds').click();
  await page.getByRole('button', { name: `Approve: ${refundNumber}` }).click();
  await page.getByRole('button', { name: `Send: ${refundNumber}` }).click();
  await page.getByRole('dialog').getByLabel('Payout reference').fill('Slip 42');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Confirm payout: ${refundNumber}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm payout' }).click();
  await row(page, refundNumber).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

it('an owner looks at the day on a phone by keyboard: what waits, yesterday, exceptions by age', async () => {
  const { page, context, errors } = await openPage(browser, 390, 'dark');
  await signInAs(page, 'admin');
  const list = page.getByRole('list', { name: 'Waiting for you' });
  await list.waitFor();
  await page.getByRole('region', { name: 'Exceptions by age' }).getByRole('table').waitFor();
  await page.getByRole('region', { name: 'Yesterday', exact: true }).getByText('Received').waitFor();
  await settled(page);
  for (const look of [{}, { mode: 'dark' }, { mode: 'dark', rtl: true }]) {
    await lookLike(page, look);
    await expectAccessible(page);
    expect(await scrollsSideways(page)).toBe(false);
  }
  await lookLike(page, {});
  const small = await list
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.filter((button) => button.getBoundingClientRect().height < 40).map((button) => button.textContent),
    );
  expect(small).toEqual([]);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  const first = list.getByRole('listitem').first();
  expect(await first.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.endsWith('-details'));
  await page.getByRole('link', { name: /Home/ }).first().press('Enter');
  await page.waitForURL('**/dashboard');
  expect(errors).toEqual([]);
  await context.close();
});
