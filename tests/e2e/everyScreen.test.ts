import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { resources } from '../../resources';
import { tokenAt } from '../bench/programs';
import { openBrowser } from '../browser';
import { expectAccessible } from './axe';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways, watched } from './visitor';

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

/** The id of a record that the screen's list holds, asked of the API. */
async function firstId({ resource, filter = {} }: (typeof screens)[number], headers: Record<string, string>) {
  const query = new URLSearchParams({ ...filter, limit: '1' });
  const answer = await fetch(`${inject('productUrl')}/api/v1/${resource.name}?${query}`, { headers });
  const records = ((await answer.json()) as Record<string, { id: string }[]>)[resource.listName];
  expect(records?.length, `${resource.name} ${query} has demo data`).toBe(1);
  return records?.[0]?.id;
}

/** Pages that look at screens at the same time: most of a look is waiting. */
const LANES = 3;

describe.each([
  { width: 1366, colours: 'light' as const },
  { width: 390, colours: 'dark' as const },
])('every declared screen, $width px, $colours', ({ width, colours }) => {
  it('opens list and details without an error, a fault found by axe, or sideways scrolling', async () => {
    const { page, context, errors } = await openPage(browser, width, colours);
    await signInAs(page, 'admin');
    const headers = await tokenAt(inject('productUrl'));
    const waiting = [...screens];
    const lane = async (own: Page) => {
      for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
        await own.goto(`/${screen.list}`);
        await look(own);
        expect(await own.title()).toBe(`Kitara Fibre ${screen.list}`);
        if (!screen.details || width < 600) continue;
        await own.goto(`/${screen.details}?id=${await firstId(screen, headers)}`);
        await look(own);
      }
    };
    const others = Array.from({ length: LANES - 1 }, async () => lane(watched(await context.newPage(), errors)));
    await Promise.all([lane(page), ...others]);
    expect(errors).toEqual([]);
    await context.close();
  }, 240_000);
});
