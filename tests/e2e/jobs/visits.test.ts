import { expect, it } from 'vitest';
import { browser } from '../browser';
import { countSteps } from '../countSteps';
import { settled, signInAs } from '../staff';
import { openPage } from '../visitor';
import { anAccount, aTechnician, aVisit, dayFromNow } from '../visits';

const supportAt = async (address: string) => {
  const { page, context } = await openPage(browser, 1366);
  await signInAs(page, 'support', address);
  return { page, context, steps: await countSteps(page) };
};

it('assigning a work order takes 2 clicks', async () => {
  const { token } = await aTechnician('Una Clicker');
  const { reference } = await aVisit(token, { visitDate: dayFromNow(1) });
  const { page, context, steps } = await supportAt(`/workorders?searchTerm=${reference}`);
  await page.getByRole('button', { name: `Assign ${reference}` }).click();
  await page.getByRole('menuitem', { name: 'Una Clicker' }).first().click();
  await page.getByRole('button', { name: new RegExp(`^Assignee of ${reference}: Una Clicker`) }).waitFor();
  expect(steps).toEqual({ clicks: 2, texts: 0, keys: [] });
  await context.close();
});

it('assigning several work orders takes 2 clicks after selecting them', async () => {
  const { id, token } = await aTechnician('Bulk Bearer');
  const orders = [await aVisit(token, {}), await aVisit(token, {})];
  const { page, context, steps } = await supportAt('/workorders?sortBy=dateCreated&sortAsc=false');
  for (const { reference } of orders) await page.getByRole('checkbox', { name: `Select ${reference}` }).click();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Bulk Bearer' }).first().click();
  await page.getByText('2 work orders assigned to Bulk Bearer.').waitFor();
  expect(steps).toEqual({ clicks: 2 + orders.length, texts: 0, keys: [] });
  await page.goto(`/workorders?assigneeId=${id}`);
  await settled(page);
  for (const { reference } of orders) await page.getByRole('link', { name: reference }).waitFor();
  await context.close();
});

it('opening the overdue installations takes 1 click', async () => {
  const { token } = await aTechnician('Olga Late');
  const late = { visitDate: dayFromNow(-2), type: 'INSTALLATION' };
  const { reference } = await aVisit(token, late);
  const { page, context, steps } = await supportAt('/workorders');
  await page.getByRole('button', { name: 'Overdue installations' }).click();
  await page.waitForURL(/due=OVERDUE/);
  await settled(page);
  expect(steps).toEqual({ clicks: 1, texts: 0, keys: [] });
  const rows = page.getByRole('main').locator('tbody tr');
  await expect
    .poll(async () => (await rows.filter({ hasText: 'Overdue' }).count()) === (await rows.count()))
    .toBe(true);
  expect(await rows.filter({ hasNotText: 'Installation' }).count()).toBe(0);
  await page.goto(`/workorders?searchTerm=${reference}`);
  await rows.filter({ hasText: reference }).getByText('Overdue', { exact: true }).waitFor();
  await context.close();
});

it('opening a work order for an account takes 2 clicks', async () => {
  const { token } = await aTechnician('Ann Account');
  const account = await anAccount(token);
  const { page, context, steps } = await supportAt(`/account-details?id=${account.id}`);
  await page.getByRole('button', { name: 'New work order' }).click();
  await page.getByRole('dialog', { name: 'New work order' }).getByRole('button', { name: 'Open work order' }).click();
  await page.getByText(/^Work order WO-\d+ opened\.$/).waitFor();
  expect(steps).toEqual({ clicks: 2, texts: 0, keys: [] });
  await context.close();
});
