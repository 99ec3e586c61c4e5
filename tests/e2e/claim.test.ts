import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { adminToken, call } from './api';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { newOrder } from './paymentParts';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

const PAYER = '0772 345 601';
/** The code that the payer reads in the SMS; the wallet's own record has a different one. */
const CODE = '43777000111';
const RECORDED = '43777000222';

/** The payer reports the payment on a phone. Returns the number of the case. */
async function claim(page: Page, orderId: string): Promise<string> {
  await page.goto(`/pay/${orderId}`);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await page.getByLabel('Confirmation code').fill(`ID: ${CODE}`);
  await page.getByLabel('Number you paid from').fill(PAYER);
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Find my payment' }).click();
  const told = page.getByText(/Case CLM-\d+/);
  await told.waitFor();
  expect(await page.getByLabel('Confirmation code').inputValue()).toContain(CODE);
  expect(await scrollsSideways(page)).toBe(false);
  return /CLM-\d+/.exec((await told.textContent()) ?? '')?.[0] ?? '';
}

/** Creates the wallet's statement file with one payment of this amount. */
function fileWith(amount: number) {
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Kampala' });
  const rows = [
    'Date / Time,Transaction ID,Transaction Type,Amount,From Account,Fee',
    `${day} 08:00,${RECORDED},BILL PAYMENT,${amount},${PAYER.replace(/^0/, '256').replaceAll(' ', '')},0`,
  ];
  return { name: 'momo.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
}

it('a payer claims a payment on a phone, and finance imports a statement and matches it in three clicks', async () => {
  const order = await newOrder();
  const phone = await openPage(browser, 390);
  const number = await claim(phone.page, order.id);

  const office = await openPage(browser, 1366);
  const { page } = office;
  await signInAs(page, 'finance', '/import-statement');
  const token = await adminToken();
  type Claims = { claims: { id: string; amount: number }[] };
  const [stored] = (await call<Claims>('GET', `v1/claims?searchTerm=${number}`, token)).body.claims;
  await page.getByTestId('statement').setInputFiles(fileWith(stored?.amount ?? 0));
  await page.getByRole('radio', { name: /MTN MoMo/ }).check();
  await page.getByRole('button', { name: 'Preview' }).click();
  const table = page.getByRole('table', { name: 'Rows' });
  await table.getByText(RECORDED).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Import 1 line/ }).click();
  await page.waitForURL('**/statement-details**');

  await page.goto(`/claim-details?id=${stored?.id}`);
  await settled(page);
  await page.getByRole('button', { name: 'Match' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: new RegExp(RECORDED) })
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Match' }).click();
  await page.getByText(`${number} is settled by`).waitFor();

  await phone.page.getByRole('button', { name: 'Check now' }).click();
  await phone.page.getByRole('heading', { name: 'This order is paid' }).waitFor();
  expect([...phone.errors, ...office.errors]).toEqual([]);
  await Promise.all([phone.context.close(), office.context.close()]);
});
