import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { OFFICE_PAGES } from '../../contract/pages/officePages';
import type { Account } from '../../src/screens/accounts/Account';
import { adminToken, call, tokenOf } from './api';
import { browser } from './browser';
import { settled, signInAs } from './staff';
import { openPage } from './visitor';

interface Customer {
  accountNumber: string;
  phoneNumber: string;
  price: number;
}

/** Returns ten customers of the demo data with what they would pay for another term. */
async function tenCustomers(): Promise<Customer[]> {
  const token = await adminToken();
  const read = async <T>(path: string) => (await call<T>('GET', `v1/${path}`, token)).body;
  const { subscriptions } = await read<{ subscriptions: { accountId: string; productId: string }[] }>(
    'subscriptions?subscriptionStatuses=ACTIVE&limit=40',
  );
  const { products } = await read<{ products: { id: string; price: number; active: boolean }[] }>('products?limit=100');
  const offered = subscriptions.flatMap(({ accountId, productId }) => {
    const product = products.find(({ id, active }) => id === productId && active);
    return product ? [{ accountId, price: product.price }] : [];
  });
  return Promise.all(
    offered.slice(0, 10).map(async ({ accountId, price }) => {
      const { account } = await read<{ account: Account }>(`accounts/${accountId}`);
      const { accountNumber, accountDetail } = account;
      return { accountNumber, phoneNumber: accountDetail.phoneNumber, price };
    }),
  );
}

/** Returns a wallet's file as carriers export it: a preamble, the month first in dates, and two faulty rows. */
function messyFile(paid: readonly Customer[], first: number): string {
  const rows = paid.map(({ phoneNumber, price }, at) => {
    const date = at === 3 ? '11/05' : `11/${String(at + 5).padStart(2, '0')}/2026 09:1${at}`;
    const amount = at === 7 ? 'see slip' : price;
    const from = `FRI:${phoneNumber.replace('+', '')}/MSISDN`;
    return [date, first + at, 'BILL PAYMENT', amount, from, 'FRI:256770000000/MSISDN', 0].join(',');
  });
  return [
    'MTN Mobile Money Statement',
    'Period: November 2026',
    '',
    'Date / Time,Transaction ID,Transaction Type,Amount,From Account,To Account,Fee',
    ...rows,
    `11/16/2026 10:00,${first + 90},BILL PAYMENT,15000,FRI:256770999999/MSISDN,FRI:256770000000/MSISDN,0`,
    'Total,,,,,,',
  ].join('\r\n');
}

it('finance imports a messy month, corrects what is asked, and finds the customers of ten unknown payments', async () => {
  const customers = await tenCustomers();
  expect(customers).toHaveLength(10);
  const name = `Wallet ${randomInt(1e9)}`;
  const source = { name, kind: 'MTN_WALLET' };
  const created = await call<{ statementSource: { id: string } }>(
    'POST',
    'v1/statement-sources',
    await tokenOf('admin'),
    source,
  );
  expect(created.status).toBe(201);
  const first = 46_000_000_000 + randomInt(1e6) * 100;
  const { page, context, errors } = await openPage(browser, 1366);
  page.setDefaultTimeout(9_000);
  const button = (label: string | RegExp) => page.getByRole('button', { name: label });
  await signInAs(page, 'finance', OFFICE_PAGES.importStatement.route);
  const file = { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(messyFile(customers, first)) };
  await page.getByTestId('statement').setInputFiles(file);
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  await button('Preview').click();

  await page
    .getByText(/Choose the order|month/i)
    .first()
    .waitFor();
  await page.getByLabel('Order in dates').click();
  await page.getByRole('option', { name: /^Month/ }).click();
  await page.getByLabel(/^Row 8: Date/).fill('11/08/2026 09:13');
  await page.getByLabel(/^Row 12: Amount/).fill(String(customers[7]?.price));
  await button('Check 2 corrections').click();
  await button('Import 11 lines').click();
  await page.waitForURL('**/statement-details**');
  await settled(page);

  const unmatched = `/statement-lines?statuses=UNMATCHED&sourceId=${created.body.statementSource.id}`;
  await page.goto(unmatched);
  for (const [at, { accountNumber }] of [...customers.entries()].reverse()) {
    const row = page.getByRole('row').filter({ hasText: String(first + at) });
    await row.locator('[data-opens-row]').click();
    const customer = page.getByRole('listitem').filter({ hasText: accountNumber });
    await customer.waitFor();
    await customer.getByRole('button', { name: 'Renew with it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
    await button('Undo settlement').waitFor();
    await page.goBack();
    await row.waitFor({ state: 'detached' });
  }
  await page
    .getByRole('row')
    .filter({ hasText: String(first + 90) })
    .waitFor();
  expect(errors).toEqual([]);
  await context.close();
}, 60_000);
