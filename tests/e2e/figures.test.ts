import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitQueues } from '../../resources/workOrders/worklists';
import { browser } from './browser';
import { signInAs } from './staff';
import { openPage } from './visitor';

/** Records every API call that the page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

it('the administrator’s dashboard makes at most twelve API calls', async () => {
  const { page, context, errors } = await openPage(browser, 1366);
  const calls = callsOf(page);
  await signInAs(page, 'admin');
  await page.getByRole('region', { name: 'Interest forms' }).getByRole('list').waitFor();
  await page.getByRole('region', { name: 'Payments', exact: true }).getByText('Net').waitFor();
  await page.getByRole('region', { name: 'Exceptions by age' }).getByRole('table').waitFor();
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(12);
  expect(errors).toEqual([]);
  await context.close();
});

it('the menu shows the same counts of waiting work as Today', async () => {
  const { page, context } = await openPage(browser, 1366);
  await signInAs(page, 'support');
  const chips = page.getByRole('navigation', { name: 'Queues' });
  await chips.waitFor();
  const shown = async (name: string) => {
    const chip = chips.getByRole('link', { name: new RegExp(`^${name} `) });
    return (await chip.count()) ? numberIn(await chip.textContent()) : 0;
  };
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  for (const [entry, area, queues] of [
    ['Tickets', 'Support', ['Unassigned tickets', 'My tickets', 'Waiting longest']],
    ['Work Orders', 'Visits', visitQueues.map(({ label }) => label)],
  ] as const) {
    await chips.getByRole('link', { name: new RegExp(`^${area} \\d`) }).click();
    await page.getByRole('list', { name: area }).waitFor();
    const totals = await Promise.all(queues.map(shown));
    const sum = totals.reduce((all, each) => all + each, 0);
    await expect.poll(async () => numberIn(await menu.getByRole('link', { name: entry }).textContent())).toBe(sum);
  }
  await context.close();
});

it.each([
  ['support', '/customer-tickets'],
  ['finance', '/payment-refunds'],
  ['agent', '/subscription'],
  ['finance', '/all-payments'],
])('%s sees names and never ids at %s', async (name, address) => {
  const { page, context } = await openPage(browser, 1366);
  await signInAs(page, name, address);
  await page.getByRole('row').nth(1).waitFor();
  const text = await page.getByRole('table').innerText();
  expect(text).not.toMatch(/…[0-9a-f]{6}\b|Not available/);
  await context.close();
});
