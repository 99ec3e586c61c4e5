import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mendedAt } from '../../../contract/close/close';
import type { Answers } from '../../../resources/actions';
import { englishOf } from '../../../resources/words/englishOf';
import { tokenAt } from '../../bench/programs';
import { openBrowser } from '../../browser';
import { csv } from '../../payments/statementFiles';
import { expectAccessible } from '../axe';
import { productUrl } from '../productUrl';
import { settled, signInAs } from '../staff';
import { openPage } from '../visitor';

let browser: Browser;
let finance: Record<string, string>;
beforeAll(async () => {
  browser = await openBrowser();
  finance = await tokenAt(productUrl, 'finance');
});
afterAll(() => browser.close());

const read = async <T>(path: string) => (await fetch(`${productUrl}/api/v1/${path}`, { headers: finance })).json() as T;
const closeOf = (day: string) => read<Answers['readDayClose']>(`day-closes/day?day=${day}`);
const openOn = async (day: string) => (await closeOf(day)).differences.filter(({ status }) => status === 'OPEN');

/** The provider's report of a payment that its first report of the day left out. */
async function reportOf(paymentId: string) {
  type Paid = { payment: { paidAt: string; confirmationCode: string; amount: number } };
  const { payment } = await read<Paid>(`payments/${paymentId}`);
  const at = new Date(Date.parse(payment.paidAt) + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  const row = [at, payment.confirmationCode, payment.amount, Math.round(payment.amount * 0.035)];
  const file = csv([['Date', 'Confirmation Code', 'Amount', 'Commission'], row]);
  return { name: 'report.csv', mimeType: 'text/csv', buffer: Buffer.from(file) };
}

async function importReport(page: Page, file: Awaited<ReturnType<typeof reportOf>>): Promise<void> {
  await page.goto('/import-statement');
  await page.getByTestId('statement').setInputFiles(file);
  await page.getByRole('radio', { name: /Pesapal/ }).check();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: /^Import 1 line/ }).click();
  await page.waitForURL('**/statement-details**');
}

/** What a button saves. */
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return file.suggestedFilename();
}

it('finance mends and explains a day and prepares it; the owner closes it, and it never changes', async () => {
  const day = (await read<Answers['readDayClose']>('day-closes/day')).nextToClose ?? '';
  const lost = (await openOn(day)).find(({ kind }) => kind === 'LOST_LINE');
  const desk = await openPage(browser, 1366);
  const { page } = desk;
  await signInAs(page, 'finance');
  await importReport(page, await reportOf(lost?.paymentId ?? ''));

  await page.goto(`/day-close?day=${day}`);
  await page.getByRole('button', { name: 'Compare again' }).click();
  await page.getByText(/ is compared\.$/).waitFor();
  const left = await openOn(day);
  const kinds = new Set(left.map(({ kind }) => kind));
  expect(kinds).not.toContain('LOST_LINE');
  expect(kinds.size).toBeGreaterThanOrEqual(4);
  expect(await page.getByRole('button', { name: 'Prepare' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  for (const kind of kinds) {
    const [first] = left.filter((each) => each.kind === kind);
    const named = englishOf(kind);
    await page
      .getByRole('link', { name: `Open: ${named}` })
      .first()
      .click();
    await page.waitForURL((url) => url.href.endsWith(first ? mendedAt(first) : ''));
    await settled(page);
    await page.goBack();
    const explain = page.getByRole('button', { name: `Explain: ${named}` });
    await explain.first().waitFor();
    for (let count = await explain.count(); count > 0; count -= 1) {
      await explain.first().click();
      await page.getByRole('dialog').getByLabel('Explanation').fill('The provider has confirmed it by e-mail.');
      await page.getByRole('dialog').getByRole('button', { name: 'Explain' }).click();
      await expect.poll(() => explain.count()).toBe(count - 1);
    }
  }
  await page.getByRole('button', { name: 'Prepare' }).click();
  await page.getByText(/ is prepared\./).waitFor();
  expect(await page.getByRole('button', { name: 'Close day' }).count()).toBe(0);

  const office = await openPage(browser, 1366);
  const owner = office.page;
  await signInAs(owner, 'admin');
  await owner.goto(`/day-close?day=${day}`);
  await owner.getByRole('button', { name: 'Close day' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Close day' }).click();
  await owner.getByText(/ is closed\.$/).waitFor();
  await owner.getByText(/^Closed by/).waitFor();
  for (const name of ['Compare again', 'Prepare', 'Close day', /^Explain:/])
    await expect.poll(() => owner.getByRole('button', { name }).count()).toBe(0);
  expect((await closeOf(day)).dayClose?.status).toBe('CLOSED');
  const again = await fetch(`${productUrl}/api/v1/day-closes/compare`, {
    method: 'POST',
    headers: { ...finance, 'content-type': 'application/json' },
    body: JSON.stringify({ day }),
  });
  expect(again.status).toBe(409);

  expect(await saved(owner, () => owner.getByRole('button', { name: 'Download PDF' }).click())).toBe(
    `close-${day}.pdf`,
  );
  await owner.getByRole('button', { name: 'Export' }).click();
  expect(await saved(owner, () => owner.getByRole('menuitem', { name: 'CSV' }).click())).toBe(`close-${day}.csv`);
  await owner.emulateMedia({ media: 'print' });
  await owner.getByRole('heading', { name: 'Daily close' }).waitFor();
  expect(await owner.getByRole('button', { name: 'Export' }).isVisible()).toBe(false);
  expect([...desk.errors, ...office.errors]).toEqual([]);
  await Promise.all([desk.context.close(), office.context.close()]);
});
