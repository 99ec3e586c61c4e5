import type { Page } from 'playwright-core';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { DEMO_PASSWORD } from '../../resources/demo/signIns';

/** Fills in and sends the staff sign-in form, which must be showing. */
export async function fillSignIn(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('E-mail or phone number').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /sign in/i }).click();
}

/** Signs a demo user in and waits for the first page. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto(STAFF_LOGIN_ROUTE);
  await fillSignIn(page, `${name}@kitara.example`);
  await page.waitForURL((url) => url.pathname !== STAFF_LOGIN_ROUTE);
  await settled(page);
}

/** Waits until the page has its heading and nothing is being loaded or moved any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[role=status][aria-label=Loading]') === null);
}
