import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { tokenAt } from '../bench/programs';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { goTo } from './officeWalk';
import { productUrl } from './productUrl';
import { valuesUnderTab } from './shellParts';
import { settled, signInAs } from './staff';
import { tooSmall } from './touchTargets';
import { openPage, scrollsSideways } from './visitor';

/** A picture of one pixel. */
const PICTURE = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Makes the user the assignee of a ticket, adds a colleague's comment to it and returns the ticket's number. */
async function commentOnTicketOf(name: string): Promise<string> {
  const headers = { ...(await tokenAt(productUrl)), 'Content-Type': 'application/json' };
  const call = async (path: string, method = 'GET', body?: object) => {
    const answer = await fetch(`${productUrl}/api/v1/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.ok, `${path} ${answer.status}`).toBe(true);
    return answer.json();
  };
  const { users } = await call(`users?searchTerm=${name}@kitara.example`);
  const { tickets } = await call('tickets?limit=1&ticketStatuses=NEW,IN_PROGRESS');
  const [{ id, ticketNumber }] = tickets;
  const { participants } = await call(`tasks/${id}/participants`);
  const there = participants.some(({ userId }: { userId: string }) => userId === users[0].id);
  const { taskRoles } = await call('task-roles?searchTerm=Owner');
  const given = { userId: users[0].id, taskRoleId: taskRoles[0].id, responsible: true };
  await call(`tasks/${id}/participants${there ? '/change-role' : ''}`, 'POST', given);
  await call(`tickets/${id}/comments`, 'POST', { body: 'The splitter was changed.', internal: true });
  return ticketNumber;
}

it('a colleague’s reply creates a notification, a photo can be set, and an unknown address leads to the 404 page', async () => {
  const ticketNumber = await commentOnTicketOf('support');
  const { page, context, errors } = await openPage(browser, 1366);
  await signInAs(page, 'support');
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).press('Enter');
  const first = page.getByRole('menuitem', { name: /replied on a ticket/ }).first();
  await first.waitFor();
  await expectAccessible(page, { within: '[role=menu]' });
  expect(await first.textContent()).toContain(ticketNumber);
  await first.press('Enter');
  await page.waitForURL('**/ticket-details?id=*');

  await page
    .getByRole('button', { name: /Sarah Akello/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await page.getByText('This browser').waitFor();
  await page.getByLabel('Choose a photo').setInputFiles(PICTURE);
  await page.getByRole('status').filter({ hasText: 'Photo saved.' }).waitFor();
  await expect.poll(() => page.locator('header img').getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.locator('header img').waitFor({ state: 'detached' });

  await page.evaluate(() => {
    window.history.pushState({}, '', '/no-such-page');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('heading', { level: 1, name: '404 · Page not found' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/404');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Find a page' }).fill('accounts · cust');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/accounts');
  expect(errors).toEqual([]);
  await context.close();
});

it('the first steps stay closed once they have been closed', async () => {
  const { page, context, errors } = await openPage(browser, 390);
  await signInAs(page, 'agent');
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('link', { name: 'Record a lead' }).waitFor();
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Close first steps' }).click();
  await steps.waitFor({ state: 'detached' });
  await page.reload();
  await settled(page);
  expect(await steps.count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

/** The main pages, without the dashboard: it is being replaced, and its small buttons with it. */
const CHIEF = ['clients', 'accounts', 'all-payments', 'customer-tickets', 'workorders', 'profile'];

it('on a phone every control is at least as large as a fingertip, and the settings tab covers no value', async () => {
  const { page, context } = await openPage(browser, 390, 'light', { hasTouch: true, isMobile: true });
  await signInAs(page, 'admin');
  const small: Record<string, string[]> = {};
  for (const route of CHIEF) {
    await goTo(page, route, `/${route}`);
    await page.waitForLoadState('networkidle');
    small[route] = await tooSmall(page);
  }
  for (const [list, details] of [
    ['accounts', 'account-details'],
    ['all-payments', 'payment-details'],
    ['customer-tickets', 'ticket-details'],
  ] as const) {
    await goTo(page, list, `/${list}`);
    const link = page.locator(`main a[href^="/${details}?id="]`).first();
    const address = (await link.getAttribute('href')) ?? '';
    await goTo(page, details, address);
    await page.waitForLoadState('networkidle');
    small[details] = await tooSmall(page);
    expect(await valuesUnderTab(page), details).toEqual([]);
  }
  expect(small).toEqual(Object.fromEntries(Object.keys(small).map((route) => [route, []])));
  await context.close();
});

/** Returns the styles of the page in print. */
const onPaper = (page: Page) =>
  page.evaluate(async () => {
    // Colours change within one frame, even with reduced motion.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0).length;
    const { backgroundColor, color } = getComputedStyle(document.body);
    const main = document.querySelector('main') as HTMLElement;
    const parts = [main.parentElement as HTMLElement, ...main.querySelectorAll<HTMLElement>('*:not(td *)')];
    const cuts = (part: HTMLElement) => getComputedStyle(part).overflowY !== 'visible';
    return {
      backgroundColor,
      color,
      menus: shown('nav') + shown('footer') + shown('body > div header:not(main header)') + shown('[data-screen-only]'),
      buttons: shown('main button'),
      cutOff: parts.some((part) => cuts(part) && part.scrollHeight - part.clientHeight > 1),
      wide: main.scrollWidth - main.clientWidth > 1,
    };
  });

it('a list, a receipt and a ticket print completely, in black on white and without menus', async () => {
  const { page, context } = await openPage(browser, 1366, 'dark');
  await signInAs(page, 'admin');
  await goTo(page, 'payment-receipts', '/payment-receipts');
  const receipt =
    (await page.locator('main tbody a[href^="/payment-receipt-details"]').first().getAttribute('href')) ?? '';
  const visit = async (route: string, address: string) => {
    await goTo(page, route, address);
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const printed = await onPaper(page);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    return printed;
  };
  const paper = {
    backgroundColor: 'rgb(255, 255, 255)',
    color: 'rgb(0, 0, 0)',
    menus: 0,
    buttons: 0,
    cutOff: false,
    wide: false,
  };
  expect(await visit('payment-receipts', '/payment-receipts')).toEqual(paper);
  expect(await visit('payment-receipt-details', receipt)).toEqual(paper);
  await goTo(page, 'open-tickets', '/open-tickets');
  const ticket = (await page.locator('main tbody [data-opens-row]').first().getAttribute('href')) ?? '';
  expect(await visit('ticket-details', ticket)).toEqual(paper);
  await context.close();
});

it('offline, a visited list stays visible, another list explains why it is missing, and both reload when online', async () => {
  const { page, context } = await openPage(browser, 1366);
  await signInAs(page, 'admin');
  await goTo(page, 'clients', '/clients');
  const first = await page.locator('main tbody tr').first().textContent();
  // The last part of the page's code.
  await page
    .getByRole('link', { name: 'New lead' })
    .or(page.getByRole('button', { name: 'New lead' }))
    .first()
    .waitFor();
  await context.setOffline(true);
  await page.getByText(/^You’re offline/).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('main tbody tr').first().textContent()).toBe(first);
  await page.getByRole('columnheader', { name: 'Created' }).getByRole('button').click();
  await page.getByRole('alert').filter({ hasText: 'Try again' }).waitFor();
  await context.setOffline(false);
  await page.locator('main tbody tr').first().waitFor();
  await page.getByText(/^You’re offline/).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).not.toBe(STAFF_LOGIN_ROUTE);
  await context.close();
});
