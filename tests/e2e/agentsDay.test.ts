import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tokenAt } from '../bench/programs';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { INPUT_DEVICES, type InputDevice } from './inputDevices';
import { productUrl } from './productUrl';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens the command box, types the term and waits for the first result. */
async function look(page: Page, device: InputDevice, typed: string, first: string | RegExp) {
  await device.search(page);
  await page.keyboard.type(typed);
  await page.getByRole('option', { name: first }).first().waitFor();
}

/** Returns the number of one of the agent's clients who has not ordered yet. */
async function anOwnClient(at: number): Promise<string> {
  const headers = await tokenAt(productUrl, 'agent');
  const url = `${productUrl}/api/v1/clients?stages=LEAD,PROSPECT,INTERESTED&limit=50&sortAsc=false`;
  const { clients } = await (await fetch(url, { headers })).json();
  return clients[at].clientNumber;
}

it.each([
  ['1366 by mouse', 1366, 'mouse', 'light', '0789 404 181'],
  ['390 by keyboard, dark', 390, 'keyboard', 'dark', '0789 404 182'],
] as const)('an agent completes a working day at %s', async (_, width, input, mode, phone) => {
  const device = INPUT_DEVICES[input];
  const { page, context, errors } = await openPage(browser, width, mode);
  await signInAs(page, 'agent');

  // A lead.
  await look(page, device, 'new lead', 'New lead');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/new-lead');
  await device.press(page, page.getByLabel(/First name/));
  await page.keyboard.type('Rose');
  await device.press(page, page.getByLabel(/Last name/));
  await page.keyboard.type('Dayly');
  await device.press(page, page.getByLabel(/^Phone number/));
  await page.keyboard.type(phone);
  await device.press(page, button(page, 'Create lead'));
  await page.getByRole('status').filter({ hasText: 'Rose Dayly' }).first().waitFor();

  // An order for an existing client.
  const number = await anOwnClient(input === 'mouse' ? 1 : 2);
  await look(page, device, number, new RegExp(number));
  await page.getByRole('link', { name: 'New order' }).waitFor();
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  await device.press(page, page.getByRole('link', { name: 'New order' }));
  await device.press(page, page.getByRole('radio', { name: /^Kitara Home 20 UGX/ }));
  await device.press(page, button(page, 'Create order'));
  await page.waitForURL('**/onboard-client-pay?id=*');
  const formNumber = (await page.getByRole('link', { name: /^SF-/ }).first().textContent()) ?? '';

  // The order is not paid yet: find it by its number and send the payer a payment request.
  await page.goto('/clients');
  await settled(page);
  await look(page, device, formNumber.replace(/^SF-0*/, 'sf '), new RegExp(formNumber));
  await device.press(page, page.getByRole('link', { name: 'Take payment' }));
  await device.press(page, button(page, /^Request UGX/));
  await page.getByRole('heading', { name: 'Waiting for the payer' }).waitFor();

  // The agent's own commission.
  await look(page, device, 'my commission', /My commission/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'My referrals' }).waitFor();
  await page.getByText('Commission', { exact: true }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('the command box works from right to left, keeps recently opened records and shows its hint until it is closed', async () => {
  const { page, context, errors } = await openPage(browser, 1366);
  await page.addInitScript(() => localStorage.setItem('layout', '{"rtl":true}'));
  await signInAs(page, 'support');
  await look(page, INPUT_DEVICES.mouse, 'KF-1', /KF-000001/);
  await expectAccessible(page);
  await button(page, 'Close the hint').click();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account-details?id=*');
  await settled(page);
  await page.keyboard.press('Control+k');
  await page
    .getByRole('group', { name: 'Recent' })
    .getByRole('option', { name: /KF-000001/ })
    .waitFor();
  expect(await button(page, 'Close the hint').count()).toBe(0);
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await context.close();
});
