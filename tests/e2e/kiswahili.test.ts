import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PERMISSION_AREAS, PERMISSIONS } from '../../contract/access/permissions';
import { TASK_PERMISSIONS } from '../../contract/access/taskPermissions';
import { DIFFERENCE_KINDS } from '../../contract/closing/close';
import { COVERAGE_STATUS, coverageMessage } from '../../contract/coverage/coverage';
import { LANGUAGES } from '../../contract/languages';
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
import { settled } from './staff';

const { words, ra: _, ...rooms } = sw;
const messages = Object.entries(en).flatMap(([room, said]) =>
  Object.entries(said).map(([name, message]) => [message, rooms[room as keyof typeof en][name as never]] as const),
);
/** Texts that records also contain and that stay in the language in which they were written. */
const DATA = new Set<string>([
  ...PERMISSIONS,
  ...Object.keys(PERMISSION_AREAS),
  ...TASK_PERMISSIONS,
  ...resources.map(({ name }) => name),
  ...DEMO_ROLES.map(({ name }) => name),
  ...Object.values(COVERAGE_STATUS).map((status) => coverageMessage(status, 'fresh')),
  // Names of the daily close's differences in the audit log, and reasons of audit entries.
  ...DIFFERENCE_KINDS.map(englishOf),
  ...Object.values<DeclaredAction>(actions).flatMap(({ audit }) => audit?.reason ?? []),
  // The profile shows each language by its own name.
  LANGUAGES.en,
  // A text in activation logs, a type of sales agency, and a role in tickets.
  en.accounts.noDeviceInstalled,
  'Agency',
  'Assignee',
]);

/** The English messages and words whose Kiswahili differs, with all plural forms. */
const ENGLISH = [...messages, ...Object.entries(words)]
  .flatMap(([english, kiswahili]) => (english === kiswahili ? [] : english.split(' |||| ')))
  .filter((text) => !DATA.has(text));

/** Stores the texts in the page for `shownEnglish`; they are too many to send for each route. */
const learnEnglish = (page: Page) =>
  page.evaluate((texts) => {
    Object.assign(globalThis, { englishTexts: texts });
  }, ENGLISH);

/** Returns the English texts that the page shows as text, accessible name or hint. */
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

/** Waits until the back-office shows this heading in the chosen language. */
const reads = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();

async function chooseKiswahili(page: Page) {
  await openSettings(page);
  await settingsPanel(page).getByRole('radio', { name: 'Kiswahili' }).click({ force: true });
  const panel = page.getByRole('dialog', { name: sw.settings.settings });
  await panel.waitFor();
  await panel.getByRole('button', { name: sw.settings.closeSettings }).click();
  await panel.waitFor({ state: 'detached' });
}

it('fits a phone in Kiswahili and is accessible', async () => {
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

/** The number of routes that one test visits. */
const WALKED = 60;
const walks = Array.from({ length: Math.ceil(STOPS.length / WALKED) }, (_, at) => ({
  from: at * WALKED,
  stops: STOPS.slice(at * WALKED, (at + 1) * WALKED),
}));

// These tests use dark mode from right to left: `routes.test.ts` visits the same routes in light mode with all axe rules.
it.each(walks)('shows every route in Kiswahili without any English message (from $from)', async ({ stops }) => {
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

/** Signs in with the Kiswahili form. */
async function enter(page: Page, name: string) {
  await page.getByLabel(sw.common.emailOrPhone).fill(`${name}@kitara.example`);
  await page.getByLabel(sw.common.password, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: sw.signIn.signIn, exact: true }).click();
}

/** Signs out with the user menu, which is the last button of the header. A request that is under way then would be answered with 401. */
async function leave(page: Page, label: string) {
  await settled(page);
  await page.getByRole('banner').locator('button[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: label }).click();
  await page.waitForURL(`**${STAFF_LOGIN_ROUTE}`);
}

it('keeps each user’s language after a reload and after others have signed in', async () => {
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
