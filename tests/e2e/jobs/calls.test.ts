import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { tokenAt } from '../../bench/programs';
import { openBrowser } from '../../browser';
import { countSteps } from '../countSteps';
import { signInAs } from '../staff';
import { openPage } from '../visitor';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('support has a caller’s line before them after Ctrl K, the number and Enter', async () => {
  const headers = await tokenAt(inject('productUrl'));
  const read = async (path: string) => (await fetch(`${inject('productUrl')}/api/${path}`, { headers })).json();
  const [{ accountId }] = (await read('v1/subscriptions?subscriptionStatuses=ACTIVE&limit=1')).subscriptions;
  const { accountNumber } = (await read(`portal/user/accounts/${accountId}`)).account;
  const { page, context, errors } = await openPage(browser, 1366);
  await signInAs(page, 'support');

  const steps = await countSteps(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(accountNumber);
  await page.getByRole('option', { name: new RegExp(accountNumber) }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/account-details?id=${accountId}`);
  await page.getByRole('region', { name: 'Line' }).waitFor();
  expect(steps).toEqual({ clicks: 0, texts: 1, keys: ['Ctrl K', 'Enter'] });
  expect(errors).toEqual([]);
  await context.close();
});
