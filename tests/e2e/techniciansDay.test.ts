import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { INPUT_DEVICES } from './inputDevices';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';
import { aTechnician, aVisit, dayFromNow } from './visits';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const visits = (page: Page) => page.getByRole('list', { name: 'Day list' }).getByRole('listitem');
const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting for you' }).getByRole('listitem');

async function look(page: Page) {
  await settled(page);
  await expectAccessible(page);
  expect(await scrollsSideways(page), `${page.url()} scrolls sideways`).toBe(false);
}

/** Creates a new technician with two visits today, the later one created first, and one overdue visit. */
async function aDay() {
  const technician = await aTechnician('Tom Fieldman');
  const plan = { visitDate: dayFromNow(), assigneeId: technician.id };
  const place = { address: 'Plot 7, Kololo', latitude: 0.33, longitude: 32.594 };
  const later = await aVisit(technician.token, { ...plan, slot: 'EVENING', type: 'SURVEY' });
  const first = await aVisit(technician.token, { ...plan, slot: 'MORNING', phoneNumber: '0771 234 567', place });
  const late = await aVisit(technician.token, { ...plan, visitDate: dayFromNow(-1), type: 'RECOVERY' });
  return { technician, first, later, late };
}

it('a technician completes a day on a phone: visits in order, directions, a checklist, an impossible visit', async () => {
  const { technician, first, later, late } = await aDay();
  const { page, context, errors } = await openPage(browser, 390, 'light', { hasTouch: true, isMobile: true });
  await signInAs(page, technician.name);
  await waiting(page).first().waitFor();
  await look(page);
  const mine = waiting(page).filter({ hasText: 'My visits' });
  for (const [at, { reference }] of [late, first, later].entries()) await mine.nth(at).getByText(reference).waitFor();
  const next = mine.filter({ hasText: first.reference });
  await next.getByText('Morning, 8:00–12:00').waitFor();
  expect(await next.getByRole('link', { name: '0771 234 567' }).getAttribute('href')).toBe('tel:+256771234567');
  expect(await next.getByRole('link', { name: 'Plot 7, Kololo' }).getAttribute('href')).toContain('0.33%2C32.594');
  expect((await next.boundingBox())?.y, 'the next visit is seen without scrolling').toBeLessThan(844);
  const tap = async (name: RegExp) => {
    await mine.first().getByRole('button', { name }).tap();
    // The next button appears in the same place, and of two taps in one place within half a second only the first counts.
    await page.getByRole('heading', { level: 1 }).tap();
  };
  await tap(/^On the way/);
  await mine.first().getByText('On the way', { exact: true }).waitFor();
  await tap(/^Start/);
  await mine.first().getByText('Started', { exact: true }).waitFor();
  await tap(/^Done/);
  await mine.first().getByText(first.reference).waitFor();

  await page.goto('/day-visits');
  await look(page);
  await expect
    .poll(() =>
      visits(page)
        .getByRole('link', { name: / · WO-/ })
        .allTextContents(),
    )
    .toEqual([`Repair · ${first.reference}`, `Survey · ${later.reference}`]);
  const row = visits(page).filter({ hasText: first.reference });
  expect(await row.getByRole('link', { name: '0771 234 567' }).getAttribute('href')).toBe('tel:+256771234567');
  const way = 'https://www.google.com/maps/dir/?api=1&destination=0.33%2C32.594';
  expect(await row.getByRole('link', { name: 'Directions' }).getAttribute('href')).toBe(way);

  await row.getByRole('button', { name: 'On the way' }).tap();
  await row.getByText('On the way', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Start' }).tap();
  await row.getByText('Started', { exact: true }).waitFor();
  await row.getByRole('link', { name: `Repair · ${first.reference}` }).tap();
  await page.waitForURL(`**/work-order-details?id=${first.id}`);
  await look(page);

  const items = page.getByRole('region', { name: 'Checklist' }).getByRole('checkbox');
  await items.first().waitFor();
  await items.first().tap();
  await page.getByText(/^Tom Fieldman, /).waitFor();
  await button(page, 'Done').tap();
  await page
    .getByRole('dialog', { name: '3 items of the checklist are not done' })
    .getByRole('button', { name: 'Cancel' })
    .tap();
  for (const index of [1, 2, 3]) {
    await items.nth(index).tap();
    await page.getByText(`${index + 1} of 4 done`).waitFor();
  }
  await button(page, 'Done').tap();
  await page.getByRole('main').getByText('Closed', { exact: true }).waitFor();
  expect(await items.first().isDisabled()).toBe(true);

  await page.goto('/day-visits');
  await visits(page)
    .getByRole('link', { name: `Survey · ${later.reference}` })
    .tap();
  await button(page, 'More').tap();
  await page.getByRole('menuitem', { name: 'Not possible' }).tap();
  const drawer = page.getByRole('dialog', { name: `Why is ${later.reference} not possible?` });
  await drawer.getByLabel('Reason').fill('Nobody at home.');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Not possible' }).tap();
  await page.getByRole('main').getByText('Not feasible', { exact: true }).waitFor();
  await page.getByText('Nobody at home.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('a technician completes a visit on a desktop in dark mode by keyboard alone: under way, started, checked, done', async () => {
  const { technician, first } = await aDay();
  const { page, context, errors } = await openPage(browser, 1366, 'dark');
  const { press } = INPUT_DEVICES.keyboard;
  await signInAs(page, technician.name, '/day-visits');
  const row = visits(page).filter({ hasText: first.reference });
  await press(page, row.getByRole('button', { name: 'On the way' }));
  await row.getByText('On the way', { exact: true }).waitFor();
  await press(page, row.getByRole('button', { name: 'Start' }));
  await row.getByText('Started', { exact: true }).waitFor();
  await press(page, row.getByRole('link', { name: `Repair · ${first.reference}` }));
  await page.waitForURL(`**/work-order-details?id=${first.id}`);
  await look(page);
  const items = page.getByRole('region', { name: 'Checklist' }).getByRole('checkbox');
  for (const index of [0, 1, 2, 3]) {
    await press(page, items.nth(index));
    await page.getByText(`${index + 1} of 4 done`).waitFor();
  }
  await press(page, button(page, 'Done'));
  await page.getByRole('main').getByText('Closed', { exact: true }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it.each(['dark', 'rtl'] as const)('the day list and a visit are accessible on a phone: %s', async (mode) => {
  const { technician, first } = await aDay();
  const { page, context } = await openPage(browser, 390, mode === 'dark' ? 'dark' : 'light', { hasTouch: true });
  if (mode === 'rtl') await page.addInitScript(() => localStorage.setItem('layout', '{"rtl":true}'));
  await signInAs(page, technician.name);
  for (const path of ['/day-visits', `/work-order-details?id=${first.id}`]) {
    await page.goto(path);
    await page.getByText(first.reference).first().waitFor();
    await look(page);
  }
  await context.close();
});

it('the day list prints only the visits', async () => {
  const { technician, first } = await aDay();
  const { page, context } = await openPage(browser, 1366);
  await signInAs(page, technician.name, '/day-visits');
  await page.getByText(first.reference).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const shown = (text: string) => page.getByText(text, { exact: true }).first().isVisible();
  expect(await page.getByText(first.reference).first().isVisible()).toBe(true);
  expect(await page.getByText('Plot 7, Kololo').isVisible()).toBe(true);
  expect(await page.getByText('0771 234 567').isVisible()).toBe(true);
  // In print, the list uses the full width, without space for the menu.
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
  for (const hidden of ['Print', 'Directions', 'Work Orders']) expect(await shown(hidden), hidden).toBe(false);
  await context.close();
});

it('the field lead sees unassigned visits in Today and assigns one', async () => {
  const { technician } = await aDay();
  const { reference } = await aVisit(technician.token, { visitDate: dayFromNow(), slot: 'EVENING' });
  const { page, context, errors } = await openPage(browser, 390, 'light', { hasTouch: true, isMobile: true });
  await signInAs(page, 'stella.achan');
  await page
    .getByRole('navigation', { name: 'Queues' })
    .getByRole('link', { name: /^Unassigned visits \d/ })
    .tap();
  const row = page
    .getByRole('list', { name: 'Unassigned visits' })
    .getByRole('listitem')
    .filter({ hasText: reference });
  await row.getByText('Not assigned').waitFor();
  await look(page);
  await row.getByRole('button', { name: `Assign: ${reference}` }).tap();
  await page.getByRole('menuitem', { name: 'Tom Fieldman' }).first().tap();
  await row.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

it('a dispatcher assigns a visit by keyboard alone, and the technician receives it', async () => {
  const { technician } = await aDay();
  const order = await aVisit(technician.token, { visitDate: dayFromNow(1) });
  const { page, context, errors } = await openPage(browser, 1366);
  await signInAs(page, 'support', `/workorders?searchTerm=${order.reference}`);
  await look(page);
  const assign = page.getByRole('button', { name: `Assign ${order.reference}` });
  await assign.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Tom Fieldman' }).first().waitFor();
  await expectAccessible(page, { within: '[role=menu]' });
  await page.keyboard.type('Tom');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: `Assignee of ${order.reference}: Tom Fieldman. Assign to someone else` })
    .waitFor();
  expect(page.url()).toContain('/workorders');
  expect(errors).toEqual([]);
  await context.close();
});
