import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectAccessible } from './axe';
import { ownProduct } from './ownProduct';
import { settled, signInAs } from './staff';
import { scrollsSideways } from './visitor';

/** The milliseconds from the time at which the journeys start, a Tuesday at 10:40, to 7:05 on the next Monday. */
const TO_MONDAY = (5 * 24 + 20) * 3_600_000 + 25 * 60_000;

const product = ownProduct('reports');

it('Monday’s report arrives with the figures that finance saw, after a restart', async () => {
  const { page, context, errors } = await product.openOffice();
  await signInAs(page, 'finance');
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
  expect(await page.getByRole('link', { name: /^Technicians’ output/ }).count()).toBe(0);
  await page.getByRole('link', { name: /^MRR movements/ }).click();
  const table = page.getByRole('table', { name: 'MRR movements' });
  await table.waitFor();
  expect(await table.getByRole('row').count()).toBe(14);
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await expectAccessible(page);
    expect(await scrollsSideways(page)).toBe(false);
  }
  const october = table.getByRole('row').filter({ hasText: 'October 2026' });
  const end = (await october.getByRole('cell').last().innerText()).trim();
  expect(end).toMatch(/^\d{1,3}(,\d{3})+$/);

  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).first().click(),
  ]);
  const line = readFileSync(await download.path(), 'utf8')
    .split('\n')
    .find((each) => each.startsWith('2026-10'));
  expect(line?.trim().split(',').at(-1)).toBe(end.replaceAll(',', ''));

  await page.getByLabel('E-mail me every Monday').check();
  await page.getByText('MRR movements: we will e-mail it to you every Monday at 7:00.').waitFor();
  await october.getByRole('link', { name: 'October 2026' }).click();
  await page.waitForURL('**/all-subscriptions?endDateFrom=2026-11-01&startDateTo=2026-10-31*');
  await page.getByRole('row').nth(1).waitFor();
  expect(errors).toEqual([]);
  await context.close();

  await product.restart(TO_MONDAY);
  const inbox = async () => (await fetch(`${product.url()}/stand-in/inbox`)).text();
  await expect.poll(inbox, { timeout: 120_000, interval: 1_000 }).toContain('Kitara Fibre: MRR movements');
  const text = await inbox();
  expect(text.split('Kitara Fibre: MRR movements')).toHaveLength(2);
  expect(text).toMatch(new RegExp(`2026-10: .*MRR at the end ${end}`));
  expect(text).toContain('/reports?report=mrr-movements');
});
