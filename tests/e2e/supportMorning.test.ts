import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { adminToken } from './api';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { box, customer, openTickets, showTickets } from './deskParts';
import { lookLike } from './officeWalk';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

const SUBJECTS = Array.from({ length: 10 }, (_, at) => `Morning ticket ${at + 1}`);
const [BY_MOUSE, BY_KEYBOARD] = [SUBJECTS.slice(0, 6), SUBJECTS.slice(6)];

let account: { id: string; accountNumber: string };
beforeAll(async () => {
  const token = await adminToken();
  account = await customer(token);
  await openTickets(token, account.id, SUBJECTS);
});

async function look(page: Page) {
  await settled(page);
  await expectAccessible(page, { within: 'main' });
  expect(await scrollsSideways(page), `${page.url()} scrolls sideways`).toBe(false);
}

/** Answers a call: Ctrl K finds the customer and shows their connection. */
async function answerCall(page: Page) {
  await page.keyboard.press('Control+k');
  // On a phone, the search opens as a sheet with its own field.
  const search = page.locator('[role=combobox]:focus');
  await search.waitFor();
  await page.keyboard.type(account.accountNumber);
  const found = page.getByRole('option', { name: new RegExp(account.accountNumber) }).first();
  await found.waitFor();
  const isChosen = async () =>
    (await search.getAttribute('aria-activedescendant')) === (await found.getAttribute('id'));
  for (let tries = 0; tries < 5 && !(await isChosen()); tries++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Line' }).waitFor();
}

it('on a desktop, support takes, answers and resolves six tickets by mouse and answers a call', async () => {
  const { page, context, errors } = await openPage(browser, 1366);
  await signInAs(page, 'support');
  await showTickets(page, 'unassigned-tickets', 'Morning ticket');
  await look(page);
  for (const [at, subject] of BY_MOUSE.entries()) {
    await showTickets(page, 'unassigned-tickets', subject);
    await page.getByRole('link', { name: subject, exact: true }).click();
    await page.getByRole('group', { name: 'Line' }).waitFor();
    if (at === 0) {
      await page.getByRole('button', { name: 'Saved replies' }).click();
      await page.getByRole('menuitem', { name: 'Technician on the way' }).click();
      expect(await box(page).inputValue()).toContain('Grace Auma');
      await look(page);
      await lookLike(page, { mode: 'dark', rtl: true });
      await expectAccessible(page, { within: 'main' });
      await lookLike(page, {});
    } else await box(page).fill(`We look into it (${at}).`);
    await page.getByRole('button', { name: 'More ways to send' }).click();
    const ending = at % 2 ? 'Take, send and close' : 'Take, send and wait for customer';
    await page.getByRole('menuitem', { name: ending }).click();
    await page.getByRole('button', { name: at % 2 ? 'Reopen' : 'Customer answered' }).waitFor();
  }
  await answerCall(page);
  expect(errors).toEqual([]);
  await context.close();
});

it('on a phone, support takes, answers and resolves four tickets by keyboard alone and answers a call', async () => {
  const { page, context, errors } = await openPage(browser, 390, 'dark');
  await signInAs(page, 'support');
  for (const subject of BY_KEYBOARD) {
    await showTickets(page, 'unassigned-tickets', subject);
    await page.locator('[data-opens-row]').first().press('Enter');
    await box(page).waitFor();
    await box(page).focus();
    await page.keyboard.type('Please restart the router.');
    await page.getByRole('button', { name: 'More ways to send' }).press('Enter');
    const resolve = page.getByRole('menuitem', { name: 'Take, send and resolve' });
    await resolve.press('Enter');
    await page.getByRole('button', { name: 'Close' }).waitFor();
  }
  await look(page);
  await answerCall(page);
  expect(errors).toEqual([]);
  await context.close();
});
