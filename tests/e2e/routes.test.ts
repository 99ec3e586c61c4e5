import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { SPECIFIED_MENU, SPECIFIED_ROUTES } from '../../contract/specification/section2';
import { resources } from '../../resources';
import { DEMO_ROLES } from '../../resources/access/demo/roles';
import { buildMenu, menuLinks } from '../../resources/language/menu';
import { rounds } from '../chaos/rounds';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { addressesOf, expectFitting, goTo, STOPS, type Stop } from './officeWalk';
import { mainMenu } from './shellParts';
import { fillSignIn, settled, signInAs } from './staff';
import { openPage } from './visitor';

/**
 * Returns every third route, so the three roles without full access share all routes. In `npm run test:chaos`, each role visits
 * all routes.
 */
const shareOf = (third: number) => STOPS.filter((_, at) => rounds(1) > 1 || at % 3 === third);

/** Demo users with their role, the page that each requests before signing in, and the routes that each visits. */
const PEOPLE = [
  { name: 'admin', role: 'Administrator', wanted: 'role-permissions', lanes: 2, stops: STOPS },
  { name: 'finance', role: 'Finance', wanted: 'transactions', lanes: 1, stops: shareOf(0) },
  { name: 'support', role: 'Support', wanted: 'work-order-details', lanes: 1, stops: shareOf(1) },
  { name: 'agent', role: 'Sales agent', wanted: 'clients', lanes: 1, stops: shareOf(2) },
] as const;

const WINDOW = { width: 1366, height: 800 };

it('every route of the specification has a screen', () => {
  const built = new Set(STOPS.map(({ route }) => route));
  expect(SPECIFIED_ROUTES.filter((route) => !built.has(route))).toEqual([]);
});

/** Opens an address without signing in, is redirected to the staff sign-in, and returns to the address afterwards. */
async function enter(page: Page, name: string, address: string) {
  await page.goto(address);
  await page.waitForURL(`**${STAFF_LOGIN_ROUTE}`);
  await fillSignIn(page, `${name}@kitara.example`);
  await page.waitForURL(({ pathname, search }) => pathname + search === address);
  await settled(page);
}

/** Opens a page within the app and checks its title, its breadcrumb, and its content or the refusal. */
async function visit(page: Page, { route, opensFor }: Stop, held: readonly string[], addresses: Map<string, string>) {
  const shown = await goTo(page, route, addresses.get(route) ?? '');
  const entry = SPECIFIED_MENU.find(([, listed]) => listed === route);
  const inMenu = entry?.[2].some((permission) => held.includes(permission));
  const steps = inMenu ? [entry?.[0], route].filter(Boolean) : expect.arrayContaining([route]);
  const content = opensFor(held) ? { hasHeading: true, alerts: [] } : { hasHeading: false, alerts: ['403'] };
  expect(shown, route).toEqual({ ...content, steps, keys: [] });
}

/** Returns the routes of the menu beside the page after opening each group. */
async function menuOf(page: Page): Promise<string[]> {
  const routes: string[] = [];
  for (const entry of await mainMenu(page).locator('ul').first().locator(':scope > li').all()) {
    const group = entry.locator('> button');
    if ((await group.count()) && (await group.getAttribute('aria-expanded')) === 'false') await group.click();
    const links = await entry.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    routes.push(...links.map((link) => link?.slice(1) ?? ''));
  }
  return routes;
}

describe.each(PEOPLE)('$name', { concurrent: true }, ({ name, role, wanted, lanes, stops }) => {
  const held = DEMO_ROLES.find((each) => each.name === role)?.permissions ?? [];

  it('returns to the requested page after the sign-in, shows the specified menu, and opens or refuses each route', async () => {
    const { page, context, errors } = await openPage(browser, WINDOW.width);
    const addresses = await addressesOf(STOPS, name);
    await enter(page, name, addresses.get(wanted) ?? '');
    const seen = menuLinks(buildMenu(resources)).filter(({ permissions }) =>
      permissions.some((each) => held.includes(each)),
    );
    expect(await menuOf(page)).toEqual(seen.map(({ route }) => route));

    const waiting = [...stops];
    const walk = async (own: Page) => {
      const visited: Stop[] = [];
      for (let stop = waiting.shift(); stop; stop = waiting.shift()) {
        await visit(own, stop, held, addresses);
        if (name !== 'admin') continue;
        await expectAccessible(own, { within: 'main' });
        await expectFitting(own);
        visited.push(stop);
      }
      // Visiting all pages again is faster than changing the width on each.
      await own.setViewportSize({ ...WINDOW, width: 390 });
      for (const { route } of visited) {
        await goTo(own, route, addresses.get(route) ?? '');
        await expectFitting(own);
      }
    };
    // Each lane has its own browser storage.
    const others = Array.from({ length: lanes - 1 }, async () => {
      const own = await openPage(browser, WINDOW.width);
      await signInAs(own.page, name);
      await walk(own.page);
      errors.push(...own.errors);
      await own.context.close();
    });
    await Promise.all([walk(page), ...others]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
