import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInAs } from './staff';
import { openPage } from './visitor';

/** Opens a new page with the administrator signed in, on the dashboard. */
export async function signedIn(browser: Browser, width: number) {
  const opened = await openPage(browser, width);
  await signInAs(opened.page, 'admin');
  return opened;
}

/** The main menu, beside the page or in the top bar. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

export const settingsPanel = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

const settingsTab = (page: Page) => page.locator('button[aria-haspopup=dialog]', { hasText: 'Settings' });

/** Opens the settings panel with its tab. */
export const openSettings = (page: Page) => settingsTab(page).click();

/** Returns the values of a record's details that the settings tab covers at any scroll position. Fails if there are no values. */
export async function valuesUnderTab(page: Page): Promise<(string | null)[]> {
  const { x = 0 } = (await settingsTab(page).boundingBox()) ?? {};
  const values = page.locator('main dd');
  await values.first().waitFor();
  return values.evaluateAll(
    (all, left) => all.filter((value) => value.getBoundingClientRect().right > left).map((value) => value.textContent),
    x,
  );
}

/** Waits until `read` returns the value, because the page may still be moving. */
export const becomes = (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toBe(value);
