import { expect, inject } from 'vitest';
import { adminToken, call } from './api';

/** Demo customers whose line is on; each journey that renews takes its own. */
export async function onlineAccounts() {
  type Page = { accounts: { id: string; accountNumber: string }[] };
  const page = await call<Page>('GET', 'v1/accounts?statuses=ACTIVE&limit=20', await adminToken());
  return page.body.accounts.slice(10);
}

/** The codes sent about the account that the stand-in of SMS has taken, the newest first. */
export async function codesFor(accountNumber: string): Promise<string[]> {
  const inbox = await (await fetch(`${inject('productUrl')}/stand-in/inbox`)).text();
  const sent = inbox.matchAll(new RegExp(`(\\d{6}) is your code to renew account ${accountNumber}`, 'g'));
  return [...sent].map(([, code]) => code ?? '');
}

/** The newest of them, once it has come. */
export async function codeFor(accountNumber: string): Promise<string> {
  const find = async () => (await codesFor(accountNumber))[0];
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  return (await find()) ?? '';
}
