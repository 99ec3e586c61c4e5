import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../resources';
import { openBrowser } from '../browser';
import { expectAccessible } from './axe';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const screens = resources.flatMap((resource) => (resource.screens ?? []).map((screen) => ({ resource, ...screen })));

async function look(page: Page) {
  await settled(page);
  await expectAccessible(page);
  expect(await scrollsSideways(page), `${page.url()} scrolls sideways`).toBe(false);
}

/** The id of a record that the screen's list holds, asked of the API as the page would. */
async function firstId(page: Page, { resource, filter = {} }: (typeof screens)[number]): Promise<string | undefined> {
  const answered = page.waitForResponse((response) => response.url().includes(`/api/v1/${resource.name}?`));
  await page.reload();
  const body = (await (await answered).json()) as Record<string, { id: string }[]>;
  expect(body[resource.listName]?.length, `${resource.name} ${JSON.stringify(filter)} has demo data`).toBeGreaterThan(
    0,
  );
  return body[resource.listName]?.[0]?.id;
}

describe.each([
  { width: 1366, colours: 'light' as const },
  { width: 390, colours: 'dark' as const },
])('every declared screen, $width px, $colours', ({ width, colours }) => {
  it('opens list and details without an error, a fault found by axe, or sideways scrolling', async () => {
    const { page, context, errors } = await openPage(browser, width, colours);
    await signInAs(page, 'admin');
    for (const screen of screens) {
      await page.goto(`/${screen.list}`);
      await look(page);
      expect(await page.title()).toBe(`Kitara Fibre ${screen.list}`);
      if (!screen.details || width < 600) continue;
      const id = await firstId(page, screen);
      await page.goto(`/${screen.details}?id=${id}`);
      await look(page);
    }
    expect(errors).toEqual([]);
    await context.close();
  }, 240_000);
});
