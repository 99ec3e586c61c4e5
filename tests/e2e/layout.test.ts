import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser } from './browser';
import { signedIn } from './shellParts';
import { settled } from './staff';

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

/** Opens the first record of a list, with an added query. */
async function openFirst(page: Page, list: string, details: string, query: string) {
  await page.goto(list);
  await settled(page);
  await page.locator('[data-opens-row]').first().click();
  await page.waitForURL(`**/${details}?id=*`);
  await page.goto(`${page.url()}${query}`);
}

/** Returns the texts of a column of the list that is shown. */
async function columnOf(page: Page, name: string): Promise<string[]> {
  const headings = await page.locator('main thead th').allTextContents();
  const at = headings.findIndex((heading) => heading.trim() === name);
  expect(at, `There is no column ${name} among ${headings.join(', ')}.`).toBeGreaterThanOrEqual(0);
  return page.locator(`main tbody tr td:nth-child(${at + 1})`).allTextContents();
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-/i;

describe('on a laptop', () => {
  it('aligns all panels of the dashboard with its three columns', async () => {
    const { page, context } = await signedIn(browser, 1366);
    const panels = page.locator('main section').filter({ has: page.getByRole('heading', { level: 2 }) });
    const boxes = await panels.evaluateAll((all) =>
      all.map((each) => {
        const { left, right } = each.getBoundingClientRect();
        return [Math.round(left), Math.round(right)] as const;
      }),
    );
    expect(boxes.length).toBeGreaterThan(8);
    expect(new Set(boxes.map(([left]) => left)).size).toBeLessThanOrEqual(3);
    expect(new Set(boxes.map(([, right]) => right)).size).toBeLessThanOrEqual(3);
    await context.close();
  });

  it('leaves a gap between the fields of the form that assigns a ticket', async () => {
    const { page, context } = await signedIn(browser, 1366);
    await openFirst(page, '/open-tickets', 'ticket-details', '&assign');
    const form = page.getByRole('dialog', { name: 'Assign Ticket' });
    await form.getByLabel('Who').waitFor();
    const fields = await form
      .locator('.MuiFormControl-root')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
    expect(fields.length).toBeGreaterThan(1);
    const gaps = fields.slice(1).map(({ top }, index) => top - (fields[index]?.bottom ?? Number.NaN));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
    await context.close();
  });

  it('asks for an assignee and a team of a new work order in the list, not for coordinates', async () => {
    const { page, context } = await signedIn(browser, 1366);
    await page.goto('/workorders?create');
    const form = page.getByRole('dialog', { name: 'New work order' });
    await form.getByLabel('Account').waitFor();
    for (const name of ['Assignee', 'Team']) await form.getByLabel(name).waitFor();
    expect(await form.getByText(/Latitude|Longitude/).count()).toBe(0);
    await context.close();
  });

  it('names the customer in the form that records a slip', async () => {
    const { page, context } = await signedIn(browser, 1366);
    await page.getByRole('main').getByText('Slips to record').first().click();
    await page.getByRole('button', { name: 'Record slip' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByRole('heading', { name: /^Record slip: KF-\d+ · \p{Lu}\p{L}+ \p{Lu}\p{L}+ · PF-\d+/u }).waitFor();
    await context.close();
  });

  it('shows methods and references of payments instead of dashes and UUIDs', async () => {
    const { page, context } = await signedIn(browser, 1366);
    await page.goto('/all-payments?methods=CASH');
    await settled(page);
    const methods = await columnOf(page, 'Method');
    expect(methods.length).toBeGreaterThan(0);
    expect(
      methods.every((method) => /\p{L}/u.test(method)),
      methods.join(),
    ).toBe(true);
    for (const list of ['/unmatched-notifications', '/statement-lines', '/logs']) {
      await page.goto(list);
      await settled(page);
      const rows = await page.locator('main tbody tr').allTextContents();
      expect(rows.length, list).toBeGreaterThan(0);
      expect(
        rows.filter((row) => UUID.test(row)),
        list,
      ).toEqual([]);
    }
    await context.close();
  });

  it('centres the handle of a column on the button beside it', async () => {
    const { page, context } = await signedIn(browser, 1366);
    await page.goto('/kanban');
    await settled(page);
    const middle = async (name: string | RegExp) => {
      const { y, height } = await boxOf(page.getByRole('button', { name }).first());
      return y + height / 2;
    };
    expect(Math.abs((await middle(/^Move column /)) - (await middle(/^Column .*: more$/)))).toBeLessThanOrEqual(1);
    await context.close();
  });

  it('keeps the badge of the bell at one size', async () => {
    const { page, context } = await signedIn(browser, 1366);
    // Other journeys read and create notifications of the same user.
    await page.route('**/notifications/unread', (route) => route.fulfill({ json: { unread: 12 } }));
    const badge = page.getByRole('banner').locator('.MuiBadge-badge', { hasText: '12' });
    const sizes: string[] = [];
    for (const list of ['/clients', '/coverage', '/open-tickets']) {
      await page.goto(list);
      await settled(page);
      const { width, height } = await boxOf(badge);
      sizes.push(`${Math.round(width)} x ${Math.round(height)}`);
    }
    expect(new Set(sizes).size, sizes.join()).toBe(1);
    await context.close();
  });
});

describe('on a phone', () => {
  it('gives every tool of the daily close its own icon', async () => {
    const { page, context } = await signedIn(browser, 390);
    await page.goto('/day-close');
    await settled(page);
    const icons = await Promise.all(
      ['Export', 'Download PDF', 'Print'].map((name) =>
        page.getByRole('button', { name, exact: true }).first().locator('svg').innerHTML(),
      ),
    );
    expect(new Set(icons).size).toBe(3);
    await context.close();
  });

  it('shows the whole column Credit of the trial balance', async () => {
    const { page, context } = await signedIn(browser, 390);
    await page.goto('/trial-balance');
    await settled(page);
    const { x, width } = await boxOf(page.getByRole('columnheader', { name: 'Credit' }));
    expect(x + width).toBeLessThanOrEqual(390);
    await context.close();
  });
});
