import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PERMISSION_AREAS, PERMISSIONS } from '../../contract/access/permissions';
import { TASK_PERMISSIONS } from '../../contract/access/taskPermissions';
import { DIFFERENCE_KINDS } from '../../contract/close/close';
import { COVERAGE_STATUS, coverageMessage } from '../../contract/coverage';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { resources } from '../../resources';
import { DEMO_ROLES } from '../../resources/access/demo/roles';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import { actions } from '../../resources/catalogue/actions';
import type { DeclaredAction } from '../../resources/language/defineActions';
import { englishOf } from '../../resources/translations/englishOf';
import { en } from '../../src/i18n/en';
import { sw } from '../../src/i18n/sw';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { addressesOf, expectFitting, goTo, lookLike, STOPS } from './officeWalk';
import { openSettings, settingsPanel, signedIn } from './shellParts';

const { words, ra: _, ...rooms } = sw;
const messages = Object.entries(en).flatMap(([room, said]) =>
  Object.entries(said).map(([name, message]) => [message, rooms[room as keyof typeof en][name as never]] as const),
);
/** Texts that records hold as well, which stay as they were written. */
const DATA = new Set<string>([
  ...PERMISSIONS,
  ...Object.keys(PERMISSION_AREAS),
  ...TASK_PERMISSIONS,
  ...resources.map(({ name }) => name),
  ...DEMO_ROLES.map(({ name }) => name),
  ...Object.values(COVERAGE_STATUS).map((status) => coverageMessage(status, 'fresh')),
  // What the audit log calls a difference of a day, and its reasons.
  ...DIFFERENCE_KINDS.map(englishOf),
  ...Object.values<DeclaredAction>(actions).flatMap(({ audit }) => audit?.reason ?? []),
  // What activation logs keep, a type of sales agency, and a role in tickets.
  en.accounts.noDeviceInstalled,
  'Agency',
  'Assignee',
]);

/** English messages and words that Kiswahili says otherwise, each of their forms. */
const ENGLISH = [...messages, ...Object.entries(words)]
  .flatMap(([english, kiswahili]) => (english === kiswahili ? [] : english.split(' |||| ')))
  .filter((text) => !DATA.has(text));

/** Gives the texts to the page, where `shownEnglish` looks for them: there are too many to send them for each route. */
const learnEnglish = (page: Page) =>
  page.evaluate((texts) => {
    Object.assign(globalThis, { englishTexts: texts });
  }, ENGLISH);

/** What the page shows or says of the English texts: as text, as a name for those who cannot see it, or as a hint. */
const shownEnglish = (page: Page) =>
  page.evaluate(() => {
    const { englishTexts: wanted } = globalThis as unknown as { englishTexts: string[] };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.add(walker.currentNode.textContent?.trim() ?? '');
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name) ?? '');
    return wanted.filter((text) => found.has(text));
  });

const language = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Waits until a heading of the office is there in the language. */
const reads = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();

async function chooseKiswahili(page: Page) {
  await openSettings(page);
  await settingsPanel(page).getByRole('radio', { name: 'Kiswahili' }).click({ force: true });
  const panel = page.getByRole('dialog', { name: sw.settings.settings });
  await panel.waitFor();
  await panel.getByRole('button', { name: sw.settings.closeSettings }).click();
  await panel.waitFor({ state: 'detached' });
}

it('fits a phone in Kiswahili, and is accessible', async () => {
  const { page, context, errors } = await signedIn(browser, 1366);
  await chooseKiswahili(page);
  expect(await language(page)).toBe('sw');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await goTo(page, 'dashboard', '/dashboard');
  await expectFitting(page);
  expect(errors).toEqual([]);
  await context.close();
});

/** How many routes one test walks. */
const WALKED = 60;
const walks = Array.from({ length: Math.ceil(STOPS.length / WALKED) }, (_, at) => ({
  from: at * WALKED,
  stops: STOPS.slice(at * WALKED, (at + 1) * WALKED),
}));

// In the dark and from right to left: `routes.test.ts` visits the same routes in the light, with all of axe's rules.
it.each(walks)('speaks Kiswahili on every route, with no English message left (from $from)', async ({ stops }) => {
  const { page, context, errors } = await signedIn(browser, 1366);
  await lookLike(page, { mode: 'dark', rtl: true });
  await page.locator('html[dir=rtl] body.dark').waitFor();
  await chooseKiswahili(page);
  await learnEnglish(page);
  const addresses = await addressesOf(stops, 'admin');
  const left: Record<string, string[]> = {};
  for (const { route } of stops) {
    await goTo(page, route, addresses.get(route) ?? '');
    const english = await shownEnglish(page);
    if (english.length > 0) left[route] = english;
    await expectAccessible(page, { within: 'main', rules: ['color-contrast'] });
    await expectFitting(page);
  }
  expect(left).toEqual({});
  expect(errors).toEqual([]);
  await context.close();
});

/** Signs in by the form in Kiswahili. */
async function enter(page: Page, name: string) {
  await page.getByLabel(sw.common.emailOrPhone).fill(`${name}@kitara.example`);
  await page.getByLabel(sw.common.password, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: sw.signIn.signIn, exact: true }).click();
}

/** Signs out by the menu of the person, which is the last button of the header. */
async function leave(page: Page, label: string) {
  await page.getByRole('banner').locator('button[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: label }).click();
  await page.waitForURL(`**${STAFF_LOGIN_ROUTE}`);
}

it('keeps the language of each person, after a reload and after others have signed in', async () => {
  const { page, context, errors } = await signedIn(browser, 1366);
  await chooseKiswahili(page);
  await page.reload();
  await reads(page, 'Karibu');
  expect(await language(page)).toBe('sw');
  await leave(page, sw.layout.logout);
  await enter(page, 'support');
  await reads(page, 'Welcome');
  expect(await language(page)).toBe('en');
  await leave(page, en.layout.logout);
  await enter(page, 'admin');
  await reads(page, 'Karibu');
  expect(await language(page)).toBe('sw');
  expect(errors).toEqual([]);
  await context.close();
});
