import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browser } from '../browser';
import { countSteps } from '../countSteps';
import { unpaidRenewal } from '../customers';
import { requestedRefund } from '../refunds';
import { settled, signInAs } from '../staff';
import { openPage } from '../visitor';

/** Opens Today for the user and counts their steps. */
async function today(name: string) {
  const { page, context, errors } = await openPage(browser, 1366);
  await signInAs(page, name);
  await rows(page, 'Waiting for you').first().waitFor();
  return { page, context, errors, steps: await countSteps(page) };
}
const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: new RegExp(`^${name} \\d`) });
const drawer = (page: Page) => page.getByRole('dialog');
const button = (page: Page, label: string) => page.getByRole('button', { name: label }).first();

it('finance approves, sends and confirms a refund: 5 clicks and the payout reference', async () => {
  const { refundNumber } = await requestedRefund();
  const { page, context, errors, steps } = await today('finance');
  await chip(page, 'Refunds').click();
  await button(page, `Approve: ${refundNumber}`).click();
  await button(page, `Send: ${refundNumber}`).click();
  await drawer(page).getByLabel('Payout reference').pressSequentially('Slip 41');
  await page.keyboard.press('Enter');
  await button(page, `Confirm payout: ${refundNumber}`).click();
  await drawer(page).getByRole('button', { name: 'Confirm payout' }).click();
  await page.getByText(new RegExp(`${refundNumber}.*paid out`)).waitFor();
  expect(steps).toEqual({ clicks: 5, texts: 1, keys: ['Enter'] });
  expect(errors).toEqual([]);
  await context.close();
});

it('finance records the slip of a renewal: 3 clicks and the slip number', async () => {
  const formNumber = await unpaidRenewal();
  const { page, context, steps } = await today('finance');
  await chip(page, 'Slips to record').click();
  await button(page, `Record slip: ${formNumber}`).click();
  await drawer(page).getByLabel('Slip number').pressSequentially(`B ${Date.now()}`);
  await drawer(page).getByRole('button', { name: 'Record slip' }).click();
  await page.getByText(`${formNumber}: paid.`).waitFor();
  expect(steps).toEqual({ clicks: 3, texts: 1, keys: [] });
  await context.close();
});

it('finance records the slip of an order: 3 clicks and the slip number', async () => {
  const { page, context, steps } = await today('finance');
  await chip(page, 'Unpaid orders').click();
  await rows(page, 'Unpaid orders')
    .getByRole('link', { name: /^Take payment/ })
    .first()
    .click();
  await page.getByLabel('Slip number').pressSequentially(`O ${Date.now()}`);
  await page.getByRole('button', { name: /^Record UGX/ }).click();
  await page
    .getByText(/Payment received/)
    .first()
    .waitFor();
  expect(steps).toEqual({ clicks: 3, texts: 1, keys: [] });
  await context.close();
});

it('an agent sees their commission, and the manager today’s income, without a click', async () => {
  const agent = await openPage(browser, 1366);
  await signInAs(agent.page, 'agent');
  await agent.page.getByRole('region', { name: 'Your commission' }).getByText(/^UGX/).first().waitFor();
  await agent.context.close();
  const { page, context, steps } = await today('admin');
  await page.getByRole('row', { name: /^Received/ }).waitFor();
  await page.getByRole('region', { name: 'Yesterday', exact: true }).getByText('New lines').waitFor();
  expect(steps).toEqual({ clicks: 0, texts: 0, keys: [] });
  await context.close();
});

it.each([
  ['overdue visits', 'Overdue visits'],
  ['customers who left', 'Not renewed'],
])('%s are one click away, like every other queue', async (_, name) => {
  const { page, context, steps } = await today('admin');
  await chip(page, name).click();
  await rows(page, name).first().waitFor();
  await settled(page);
  expect(steps).toEqual({ clicks: 1, texts: 0, keys: [] });
  await context.close();
});
