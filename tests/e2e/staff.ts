import type { Page } from 'playwright-core';
import { type SignedInAccount, sessionFrom } from '../../authProvider/session';
import { createSessionStore } from '../../authProvider/sessionStore';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';

/** Fills in and submits the staff sign-in form, which must be visible. */
export async function fillSignIn(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('E-mail or phone number').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /sign in/i }).click();
}

/** Opens a back-office page as a demo user with a new session, without the sign-in page. */
export async function signInAs(page: Page, name: string, path = '/dashboard'): Promise<void> {
  const credentials = { username: `${name}@kitara.example`, password: DEMO_PASSWORD };
  const answer = await page.request.post('/api/v1/accounts/auth/login', { data: credentials });
  if (!answer.ok()) throw new Error(`${name} is not signed in: ${await answer.text()}`);
  const account: SignedInAccount = await answer.json();
  const stored: Record<string, string> = {};
  const local = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => {
      stored[key] = text;
    },
  };
  createSessionStore({ local: local as Storage }).write(sessionFrom(account, Date.now()));
  await page.goto('/livez');
  await page.evaluate((items) => {
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
  }, stored);
  await page.goto(path);
  await settled(page);
}

/** Signs in a demo user with the form and waits for the first page. */
export async function signInByForm(page: Page, name: string): Promise<void> {
  await page.goto(STAFF_LOGIN_ROUTE);
  await fillSignIn(page, `${name}@kitara.example`);
  await page.waitForURL((url) => url.pathname !== STAFF_LOGIN_ROUTE);
  await settled(page);
}

/** Waits until the page has its heading and nothing is loading or moving. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const loading = 'main table[aria-busy=true], [role=status][aria-label=Loading]';
  await page.waitForFunction((parts) => document.querySelector(parts) === null, loading);
}
