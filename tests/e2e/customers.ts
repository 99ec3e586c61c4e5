import { expect } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { adminToken, call } from './api';
import { productUrl } from './productUrl';

/**
 * Returns demo customers whose connection is active, whose package is still sold and who have no unpaid renewal. Each journey
 * that renews uses its own customer.
 */
export async function onlineAccounts() {
  const token = await adminToken();
  type Page = { accounts: { id: string; accountNumber: string }[] };
  const { accounts } = (await call<Page>('GET', 'v1/accounts?statuses=ACTIVE&limit=40', token)).body;
  const isFree = async ({ id }: { id: string }) => {
    const path = `v2/subscription/activeOrMostRecentSubscription/${id}`;
    const { body } = await call<Answers['getLatestSubscription']>('GET', path, token);
    const { product, pendingRenewal } = body.subscription;
    return product.active === true && !pendingRenewal;
  };
  const free = await Promise.all(accounts.slice(10).map(isFree));
  return accounts.slice(10).filter((_, place) => free[place]);
}

/** Starts a renewal of an account that no other journey renews; returns the number of its unpaid form. */
export async function unpaidRenewal(): Promise<string> {
  const token = await adminToken();
  const accountId = (await onlineAccounts()).at(-1)?.id ?? '';
  const begun = await call('POST', 'v2/subscription', token, { accountId });
  expect(begun.status, JSON.stringify(begun.body)).toBe(201);
  type Page = { paymentForms: { formNumber: string }[] };
  const path = `v1/payment-forms?accountId=${accountId}&paymentStatuses=NEW`;
  const { body } = await call<Page>('GET', path, token);
  expect(body.paymentForms).toHaveLength(1);
  return body.paymentForms[0]?.formNumber ?? '';
}

/** Returns the codes that the SMS stand-in has received for the account, the newest first. */
export async function codesFor(accountNumber: string): Promise<string[]> {
  const inbox = await (await fetch(`${productUrl}/stand-in/inbox`)).text();
  const sent = inbox.matchAll(new RegExp(`(\\d{6}) is your code to renew account ${accountNumber}`, 'g'));
  return [...sent].map(([, code]) => code ?? '');
}

/** Waits for a code of the account and returns the newest one. */
export async function codeFor(accountNumber: string): Promise<string> {
  const find = async () => (await codesFor(accountNumber))[0];
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? '';
}
