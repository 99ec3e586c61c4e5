import { beforeAll, expect, it } from 'vitest';
import { adminToken } from '../api';
import { browser } from '../browser';
import { countSteps } from '../countSteps';
import { box, customer, openTickets, showTickets } from '../deskParts';
import { settled, signInAs } from '../staff';
import { openPage } from '../visitor';

let token: string;
let account: { id: string; accountNumber: string };
beforeAll(async () => {
  token = await adminToken();
  account = await customer(token);
});

it('takes a ticket, answers it and closes it with three clicks and one text', async () => {
  const [ticket] = await openTickets(token, account.id, ['Counted ticket']);
  const { page, context } = await openPage(browser, 1366);
  await signInAs(page, 'support');
  await showTickets(page, 'unassigned-tickets', ticket?.ticketNumber ?? '');
  const steps = await countSteps(page);
  await page.getByRole('link', { name: 'Counted ticket' }).click();
  await expect.poll(() => box(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('It works again.');
  await page.getByRole('button', { name: 'More ways to send' }).click();
  await page.getByRole('menuitem', { name: 'Take, send and close' }).click();
  await page.getByRole('button', { name: 'Reopen' }).waitFor();
  expect(steps).toEqual({ clicks: 3, texts: 1, keys: [] });
  await context.close();
});

it('assigns a ticket from the list with two clicks', async () => {
  const [ticket] = await openTickets(token, account.id, ['Assigned from its row']);
  const { page, context } = await openPage(browser, 1366);
  await signInAs(page, 'support');
  await showTickets(page, 'unassigned-tickets', ticket?.ticketNumber ?? '');
  const steps = await countSteps(page);
  await page.getByRole('button', { name: `Assign ${ticket?.ticketNumber}` }).click();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await page.getByText('Ticket assigned to Me.').waitFor();
  expect(steps).toEqual({ clicks: 2, texts: 0, keys: [] });
  await context.close();
});

it('opens a work order from a ticket and from an account with two clicks each', async () => {
  const [ticket] = await openTickets(token, account.id, ['Cable cut by the road works']);
  const { page, context } = await openPage(browser, 1366);
  await signInAs(page, 'support');
  const steps = await countSteps(page);
  for (const path of [`/ticket-details?id=${ticket?.id}`, `/account-details?id=${account.id}`]) {
    await page.goto(path);
    await settled(page);
    await page.getByRole('button', { name: 'New work order' }).click();
    await page.getByRole('dialog', { name: 'New work order' }).getByRole('button', { name: 'Open work order' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Work order WO-\d+ opened/ })
      .waitFor();
  }
  expect(steps).toEqual({ clicks: 4, texts: 0, keys: [] });
  await context.close();
});
