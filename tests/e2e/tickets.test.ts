import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tokenAt } from '../bench/programs';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { productUrl } from './productUrl';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

const SUBJECT = 'Cable hangs low over our gate';

async function look(page: Page) {
  await settled(page);
  await expectAccessible(page);
  expect(await scrollsSideways(page), `${page.url()} scrolls sideways`).toBe(false);
}

/** Sends a visitor's message; returns the number of the created ticket. */
async function writeMessage(): Promise<string> {
  const { page, context } = await openPage(browser, 390);
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Grace Auma');
  await page.getByLabel('Phone number').fill('0777 345 671');
  await page.getByLabel('Subject').fill(SUBJECT);
  await page.getByLabel('Message', { exact: true }).fill('A lorry has torn it down.');
  await page.getByRole('button', { name: 'Send the message' }).click();
  const number = page.getByText(/TK-\d{6}/).first();
  await number.waitFor();
  const [ticketNumber = ''] = /TK-\d{6}/.exec((await number.textContent()) ?? '') ?? [];
  await context.close();
  return ticketNumber;
}

/** Returns the HTTP status of a manual attempt to change the ticket's status. */
async function tryStep(name: string, ticketId: string, status: string): Promise<number> {
  const headers = { ...(await tokenAt(productUrl, name)), 'content-type': 'application/json' };
  const body = JSON.stringify({ status });
  return (await fetch(`${productUrl}/api/v1/tasks/${ticketId}/change-status`, { method: 'POST', headers, body }))
    .status;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const heading = (page: Page, status: string) => page.getByRole('main').getByText(status, { exact: true }).first();

async function assign(page: Page, person: string, role: string) {
  await button(page, 'Assign').click();
  const drawer = page.getByRole('dialog', { name: 'Assign ticket' });
  await drawer.getByRole('combobox', { name: /Who/ }).fill(person);
  await page.getByRole('option', { name: person }).click();
  await drawer.getByRole('combobox', { name: /Task role/ }).click();
  await page.getByRole('option', { name: role, exact: true }).click();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Assign' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'People' }).getByText(role).waitFor();
}

it('a visitor’s message is taken, assigned to a colleague, answered live, resolved and closed', async () => {
  const [ticketNumber, sarah, edith] = await Promise.all([
    writeMessage(),
    openPage(browser, 1366),
    openPage(browser, 390, 'dark'),
  ]);
  await Promise.all([signInAs(sarah.page, 'support'), signInAs(edith.page, 'edith.birungi')]);
  await sarah.page.goto(`/lead-tickets?searchTerm=${ticketNumber}`);
  await sarah.page.locator('[data-opens-row]').first().click();
  await log(sarah.page).getByText('A lorry has torn it down.').waitFor();
  const id = new URL(sarah.page.url()).searchParams.get('id') ?? '';
  await button(sarah.page, 'Take it').click();
  await sarah.page.getByText(/^Assignee since/).waitFor();
  await assign(sarah.page, 'Edith Birungi', 'Field technician');

  await edith.page.goto(`/ticket-comment?id=${id}`);
  await edith.page.getByRole('textbox', { name: 'Your comment' }).waitFor();
  await sarah.page.getByRole('textbox', { name: 'Your comment' }).fill('A team is on its way.');
  await button(sarah.page, 'Send').click();
  await log(edith.page).getByText('A team is on its way.').waitFor();
  await edith.page.getByRole('button', { name: 'Reply to Sarah Akello' }).click();
  await edith.page.getByRole('textbox', { name: 'Your reply' }).fill('We are there at nine.');
  await button(edith.page, 'Send reply').dblclick();
  await log(sarah.page).getByText('We are there at nine.').waitFor();
  expect(await log(sarah.page).getByText('We are there at nine.').count()).toBe(1);

  for (const name of ['Edit', 'Assign']) expect(await button(edith.page, name).count()).toBe(0);
  await button(edith.page, 'Start work').click();
  await heading(sarah.page, 'In progress').waitFor();
  await button(edith.page, 'Resolve').click();
  const resolving = edith.page.getByRole('dialog', { name: `Resolve ${ticketNumber}?` });
  await resolving.getByText('Grace Auma will be notified.').waitFor();
  await expectAccessible(edith.page);
  await resolving.getByRole('button', { name: 'Resolve' }).click();
  await heading(edith.page, 'Resolved').waitFor();
  expect(await button(edith.page, 'Close').count()).toBe(0);
  expect(await tryStep('edith.birungi', id, 'CLOSED')).toBe(403);
  await look(edith.page);

  await button(sarah.page, 'Close').click();
  const closing = sarah.page.getByRole('dialog', { name: `Close ${ticketNumber}?` });
  await closing.getByRole('button', { name: 'Close' }).click();
  await closing.waitFor({ state: 'detached' });
  await look(sarah.page);
  await heading(edith.page, 'Closed').waitFor();
  expect([...sarah.errors, ...edith.errors]).toEqual([]);
  await Promise.all([sarah.context.close(), edith.context.close()]);
});

it('two agents share a ticket: one sees the other, notes, takes over, answers, and goes on to the next', async () => {
  const ticketNumber = await writeMessage();
  const [sarah, ismail] = await Promise.all([openPage(browser, 1366), openPage(browser, 1366, 'dark')]);
  await Promise.all([signInAs(sarah.page, 'support'), signInAs(ismail.page, 'ismail.ssali')]);
  await sarah.page.goto(`/lead-tickets?searchTerm=${ticketNumber}`);
  await sarah.page.locator('[data-opens-row]').first().click();
  await button(sarah.page, 'Take it').click();
  await sarah.page.getByText(/^Assignee since/).waitFor();

  await ismail.page.goto('/lead-tickets?sortBy=ticketNumber&sortAsc=false');
  await ismail.page.getByRole('row').filter({ hasText: SUBJECT }).first().locator('[data-opens-row]').click();
  await ismail.page.getByText(/Also reading: Sarah Akello/).waitFor();
  const shared = new URL(ismail.page.url()).searchParams.get('id');
  await ismail.page.getByRole('textbox', { name: 'Internal note' }).fill('He called again.');
  await sarah.page.getByText(/Typing: Ismail/).waitFor();
  await button(ismail.page, 'Add note').click();
  await log(sarah.page).getByText('He called again.').waitFor();
  await look(ismail.page);

  await button(ismail.page, 'Reply to customer').click();
  await ismail.page.getByRole('textbox', { name: 'Your comment' }).fill('We come today.');
  await button(ismail.page, 'Take over and send').click();
  await log(sarah.page).getByText('We come today.').waitFor();
  await log(sarah.page)
    .getByText(/Ismail Ssali took the ticket over from Sarah Akello/)
    .waitFor();
  await ismail.page.getByRole('textbox', { name: 'Your comment' }).fill('At nine.');
  await button(ismail.page, 'More ways to send').click();
  await ismail.page.getByRole('menuitem', { name: 'Send and next' }).click();
  await log(sarah.page).getByText('At nine.').waitFor();
  await ismail.page.waitForURL((url) => url.searchParams.get('id') !== shared);
  await ismail.page.getByRole('textbox').first().waitFor();
  await look(sarah.page);
  expect([...sarah.errors, ...ismail.errors]).toEqual([]);
  await Promise.all([sarah.context.close(), ismail.context.close()]);
});
