import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browser } from './browser';
import { look, open } from './publicPages';
import { openPage } from './visitor';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isOfTheMap = (url: string) => /CoverageMap|coverage\/areas/.test(url);

/** Selects an area by its name in the list, checks its coverage and waits for the answer. */
async function checkListed(page: Page, name: string, answer: string) {
  await button(page, name).click();
  await button(page, `Check ${name}`).click();
  await page.getByRole('heading', { name: answer }).waitFor();
}

async function showInterest(page: Page) {
  await page.getByLabel(/First name/).fill('Grace');
  await page.getByLabel(/Last name/).fill('Nalwanga');
  await page.getByLabel(/Phone number/).fill('0772 345 678');
  // Scrolls the start of the form under the header, where the content that replaces it will also start.
  await page.locator('.interest-form').evaluate((form) => window.scrollBy(0, form.getBoundingClientRect().top - 10));
  // The keyboard: a click so soon after the last one, at the same place, would count as the second tap of a double tap.
  await button(page, 'Tell me when it arrives').press('Enter');
  await page.getByText(/of your neighbours (is|are) also waiting|You are the first to ask/).waitFor();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? -1;
  const belowHeader = await page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom);
  await expect.poll(() => top(page.getByText('Thank you, you are on the list'))).toBeGreaterThanOrEqual(belowHeader);
}

it('the map loads on request, and every answer offers a next step', async () => {
  const { page, context, errors } = await openPage(browser, 390);
  const asked: string[] = [];
  page.on('request', (request) => isOfTheMap(request.url()) && asked.push(request.url()));
  await open(page, '/');
  expect(asked).toEqual([]);
  await button(page, 'View coverage map').click();
  await button(page, 'Whole map').waitFor();
  expect(asked.length).toBe(2);
  await look(page);

  await page.getByRole('button', { name: 'Kansanga, Kampala: Fiber Construction In Progress!' }).click();
  await page.getByText('We expect to be done by 28 February 2027.').waitFor();
  await look(page);
  await button(page, 'Check Kansanga').click();
  await page.getByRole('heading', { name: 'Fiber Construction In Progress!' }).waitFor();
  await page.getByText('The pin marks the place you checked last: Kansanga, Kampala.').waitFor();
  await showInterest(page);

  await checkListed(page, 'Kyanja', 'Fiber is Planned!');
  await showInterest(page);

  await button(page, 'Check another place').click();
  await page.getByRole('combobox').fill('Kawempe');
  await button(page, 'Check coverage').click();
  await page.getByRole('heading', { name: 'Not Available!' }).waitFor();
  await showInterest(page);

  await checkListed(page, 'Kololo', 'Fiber is Available!');
  await page.getByRole('link', { name: /Choose a package/ }).click();
  await page.waitForURL('**/subscribe');
  expect(errors).toEqual([]);
  await context.close();
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, goal: Locator) {
  const reached = () => goal.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 20 && !(await reached()); presses++) await page.keyboard.press('Tab');
  expect(await reached()).toBe(true);
}

it('the map is optional for keyboard users and accepts clicks', async () => {
  const { page, context, errors } = await openPage(browser, 1366, 'dark');
  await open(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  const heroTop = () => heading.evaluate((words) => words.getBoundingClientRect().top + window.scrollY);
  const heroAt = await heroTop();
  await page.getByRole('combobox').fill('Na');
  await page.getByRole('option').first().waitFor();
  expect(await heroTop()).toBe(heroAt);
  await page.getByRole('combobox').fill('Xyzzy');
  await button(page, 'Check coverage').click();
  await page.getByRole('heading', { name: 'We don’t know that place' }).waitFor();
  await button(page, 'Leave your number').click();
  await page.getByLabel(/First name/).waitFor();
  expect(await heroTop()).toBe(heroAt);
  await page.getByRole('combobox').focus();
  await tabTo(page, button(page, 'View coverage map'));
  await page.keyboard.press('Enter');
  const areas = page.getByRole('group', { name: 'Map of our areas' });
  await tabTo(page, areas.locator('[tabindex="0"]'));
  const first = await areas.locator(':focus').getAttribute('aria-label');
  await page.keyboard.press('ArrowLeft');
  expect(await areas.locator(':focus').getAttribute('aria-label')).not.toBe(first);
  await page.keyboard.press('Enter');
  const check = page.getByRole('button', { name: /^Check (?!coverage)/ });
  await tabTo(page, check);
  await look(page);

  const place = () => areas.locator('g').first().getAttribute('transform');
  const before = await place();
  const { x, y, width, height } = (await areas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(place).not.toBe(before);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);

  await check.focus();
  await page.keyboard.press('Enter');
  const answer = page.getByRole('region', { name: 'Coverage check' }).getByRole('heading');
  await expect.poll(() => answer.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});
