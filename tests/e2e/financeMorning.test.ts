import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { unpaidRenewal } from './customers';
import { INPUT_DEVICES } from './inputDevices';
import { lookLike } from './officeWalk';
import { requestedRefund } from './refunds';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: new RegExp(`^${name} \\d`) });
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

it.each([
  ['1366 by mouse', 1366, 'mouse', 'light'],
  ['390 by keyboard, dark', 390, 'keyboard', 'dark'],
] as const)(
  'finance completes the morning’s work at %s: an unmatched payment, a slip, a refund',
  async (_, width, input, mode) => {
    const { press } = INPUT_DEVICES[input];
    const { refundNumber } = await requestedRefund();
    const formNumber = await unpaidRenewal();
    const { page, context, errors } = await openPage(browser, width, mode);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const drawer = page.getByRole('dialog');
    await signInAs(page, 'finance');
    await page.waitForURL('**/dashboard');
    await page.getByRole('list', { name: 'Waiting for you' }).waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(await scrollsSideways(page)).toBe(false);

    await press(page, chip(page, 'Unmatched payments'));
    const dismiss = button(/^Dismiss/);
    await dismiss.first().waitFor();
    const before = await dismiss.count();
    await press(page, dismiss.first());
    await expect.poll(() => dismiss.count()).toBe(before - 1);
    // The toast may disappear before Tab reaches it.
    await button('Undo').press('Enter');
    await expect.poll(() => dismiss.count()).toBe(before);

    await press(page, chip(page, 'Slips to record'));
    await press(page, button(`Record slip: ${formNumber}`));
    await press(page, drawer.getByLabel('Slip number'));
    await page.keyboard.type(`M ${width} ${Date.now()}`);
    await press(page, drawer.getByRole('button', { name: 'Record slip' }));
    await page.getByText(`${formNumber}: paid.`).waitFor();

    await press(page, chip(page, 'Refunds'));
    await press(page, button(`Approve: ${refundNumber}`));
    await press(page, button(`Send: ${refundNumber}`));
    await press(page, drawer.getByLabel('Payout reference'));
    await page.keyboard.type(`Slip ${width}`);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await press(page, button(`Confirm payout: ${refundNumber}`));
    await press(page, drawer.getByRole('button', { name: 'Confirm payout' }));
    await row(page, refundNumber).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  },
);

it('an owner reviews the day on a desktop by mouse: yesterday, waiting work and exceptions by age', async () => {
  const { page, context, errors } = await openPage(browser, 1366);
  await signInAs(page, 'admin');
  const list = page.getByRole('list', { name: 'Waiting for you' });
  await list.waitFor();
  await page.getByRole('region', { name: 'Yesterday', exact: true }).getByText('Received').waitFor();
  const ages = page.getByRole('region', { name: 'Exceptions by age' });
  await ages.getByRole('table').waitFor();
  await settled(page);
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  await chip(page, 'Unpaid orders').click();
  await page.getByRole('list', { name: 'Unpaid orders' }).getByRole('listitem').first().waitFor();
  const oldest = ages.getByRole('link').first();
  const address = (await oldest.getAttribute('href')) ?? '';
  await oldest.click();
  await page.waitForURL(`**${address}`);
  expect(errors).toEqual([]);
  await context.close();
});

it('an owner reviews the day on a phone by keyboard: waiting work, yesterday and exceptions by age', async () => {
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
