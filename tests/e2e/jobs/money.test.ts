import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '../axe';
import { browser } from '../browser';
import { lookLike } from '../officeWalk';
import { settled, signInAs } from '../staff';
import { openPage, scrollsSideways } from '../visitor';

const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
const figures = (page: Page, name: string) => page.getByRole('group', { name });

it('an owner opens last month’s churn and its subscriptions from the dashboard', async () => {
  const { page, context, errors } = await openPage(browser, 1366);
  await signInAs(page, 'admin');
  await page.getByRole('link', { name: 'View money' }).click();
  // The dashboard has a button of the same name and stays until the next page is rendered.
  await figures(page, 'Churn').waitFor();
  await page.getByRole('button', { name: 'Last month' }).click();
  const lost = figures(page, 'Churn').getByRole('link', { name: /^Not renewed/ });
  await settled(page);
  await expectAccessible(page);
  const count = numberIn(await lost.textContent());
  expect(count).toBeGreaterThan(0);
  await lost.click();
  await settled(page);
  await page
    .getByText(new RegExp(`of ${count}$`))
    .first()
    .waitFor();
  await page.goBack();
  await figures(page, 'Churn').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('the figures work on a phone in dark mode and from right to left', async () => {
  const { page, context, errors } = await openPage(browser, 390, 'dark');
  await signInAs(page, 'finance');
  await page.goto('/money');
  await figures(page, 'Churn').waitFor();
  await settled(page);
  for (const look of [{}, { mode: 'dark' }, { mode: 'dark', rtl: true }]) {
    await lookLike(page, look);
    await expectAccessible(page);
    expect(await scrollsSideways(page)).toBe(false);
  }
  expect(errors).toEqual([]);
  await context.close();
});
