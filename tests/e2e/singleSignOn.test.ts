import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { returnAddress } from '../../contract/pages/signInPage';
import { CLIENT, type IdentityProvider, openIdentityProvider } from '../access/identityProvider';
import { adminToken, call } from './api';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { productUrl } from './productUrl';
import { settled } from './staff';
import { openPage } from './visitor';

let provider: IdentityProvider;
const SETTINGS = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_LABEL'];
const set = async (values: (string | null)[]) => {
  const body = Object.fromEntries(SETTINGS.map((name, i) => [name, values[i] ?? null]));
  expect((await call('PUT', 'v1/settings/connections', await adminToken(), body)).status).toBe(200);
};
beforeAll(async () => {
  provider = await openIdentityProvider(returnAddress(productUrl));
  await set([provider.issuer, CLIENT.id, CLIENT.secret, 'Lake Identity']);
});
afterAll(async () => {
  await set([]);
  await provider.close();
});

it('a user declines at the identity provider, then signs in there and reaches the requested page', async () => {
  const { page, context, errors } = await openPage(browser, 390);
  await page.goto('/payments');
  await page.waitForURL(`**${STAFF_LOGIN_ROUTE}`);
  const leave = page.getByRole('button', { name: 'Sign in with Lake Identity' });
  await expectAccessible(page);
  provider.expect(null);
  await leave.click();
  await page.getByText('You were not signed in there. Try again, or use your password.').waitFor();
  expect(new URL(page.url()).search).toBe('');
  provider.expect({ email: 'finance@kitara.example', email_verified: true });
  await leave.click();
  await page.waitForURL('**/payments');
  await settled(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('First payments');
  expect(errors.filter((each) => !each.includes(provider.issuer))).toEqual([]);
  await context.close();
});
