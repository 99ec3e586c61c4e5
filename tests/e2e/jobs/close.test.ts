import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type DifferenceKind, mendedAt } from '../../../contract/closing/close';
import type { Answers } from '../../../resources/catalogue/actions';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { payments } from '../../../resources/payments/payments';
import { englishOf } from '../../../resources/translations/englishOf';
import { dayAfter } from '../../../server/rules/days';
import { csv } from '../../payments/statementFiles';
import { call, tokenOf } from '../api';
import { expectAccessible } from '../axe';
import { browser } from '../browser';
import { settled, signInAs } from '../staff';
import { openPage } from '../visitor';

let finance: string;
beforeAll(async () => {
  finance = await tokenOf('finance');
});

const read = async <T>(path: string) => (await call<T>('GET', `v1/${path}`, finance)).body;
const post = <T>(token: string, path: string, body: object) => call<T>('POST', `v1/${path}`, token, body);
const closeOf = (day: string) => read<Answers['readDayClose']>(`day-closes/day?day=${day}`);
const openOn = async (day: string) => (await closeOf(day)).differences.filter(({ status }) => status === 'OPEN');

type Paid = Pick<RecordOf<typeof payments>, 'paidAt' | 'confirmationCode' | 'amount' | 'provider'>;
const paymentAt = async (id: string) => (await read<{ payment: Paid }>(`payments/${id}`)).payment;

/** Returns the payments made through the provider on a day. */
async function paidOnline(day: string): Promise<Paid[]> {
  const { payments: paid } = await read<{ payments: Paid[] }>(`payments?paidAtFrom=${day}&paidAtTo=${day}&limit=200`);
  return paid.filter(({ provider }) => provider !== null);
}

/** Creates the provider's report of payments that are missing from their days' reports. */
function reportOf(left: readonly Paid[]) {
  const rows = left.map(({ paidAt, confirmationCode, amount }) => {
    const at = new Date(Date.parse(paidAt ?? '') + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
    return [at, confirmationCode ?? '', amount, Math.round(amount * 0.035)];
  });
  const file = csv([['Date', 'Confirmation Code', 'Amount', 'Commission'], ...rows]);
  return { name: 'report.csv', mimeType: 'text/csv', buffer: Buffer.from(file) };
}

async function importReport(page: Page, file: ReturnType<typeof reportOf>): Promise<void> {
  await page.goto('/import-statement');
  await page.getByTestId('statement').setInputFiles(file);
  await page.getByRole('radio', { name: /Pesapal/ }).check();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: /^Import \d+ lines?/ }).click();
  await page.waitForURL('**/statement-details**');
}

/** Opens the daily close of a day and repeats its comparison. */
async function compareAgain(page: Page, day: string): Promise<void> {
  await page.goto(`/day-close?day=${day}`);
  await page.getByRole('button', { name: 'Compare again' }).click();
  await page.getByText(/ is compared\.$/).waitFor();
}

/** Opens a statement line of this kind from the daily close and ignores it. */
async function ignoreLine(page: Page, kind: DifferenceKind): Promise<void> {
  await page
    .getByRole('link', { name: `Open: ${englishOf(kind)}` })
    .first()
    .click();
  await page.waitForURL('**/statement-line-details**');
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'New status' }).click();
  await page.getByRole('option', { name: 'Ignored' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not ours; the provider has taken it back.');
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText('Ignored').first().waitFor();
}

/**
 * Records the refund of a payment that the provider has reversed, so the refund is sent by hand. Other journeys test the refund
 * screens.
 */
async function refund(paymentId: string): Promise<void> {
  const [{ amount }, admin] = await Promise.all([paymentAt(paymentId), tokenOf('admin')]);
  const asked = { paymentId, amount, reason: 'The provider has reversed it' };
  const { body } = await post<Answers['requestRefund']>(finance, 'payment-refund-tasks', asked);
  const step = async (token: string, name: string, input = {}) =>
    (await post(token, `payment-refund-tasks/${body.paymentRefundTask.id}/${name}`, input)).status;
  expect(await step(admin, 'approve')).toBe(200);
  expect(await step(finance, 'submit')).toBe(200);
  expect(await step(finance, 'effect', { payoutReference: 'Reversal' })).toBe(200);
}

/** Returns the name of the file that a button downloads. */
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return file.suggestedFilename();
}

it('finance fixes or explains all differences and prepares the day; the owner closes it, which makes it final', async () => {
  const day = (await read<Answers['readDayClose']>('day-closes/day')).nextToClose ?? '';
  const found = await openOn(day);
  const paymentOf = (kind: DifferenceKind) => found.find((each) => each.kind === kind)?.paymentId ?? '';
  const desk = await openPage(browser, 1366);
  const { page } = desk;
  await signInAs(page, 'finance');

  await importReport(page, reportOf([await paymentAt(paymentOf('LOST_LINE'))]));
  await refund(paymentOf('REVERSAL'));
  await compareAgain(page, day);
  expect(await page.getByRole('button', { name: /^Mark as prepared/ }).isDisabled()).toBe(true);
  await expectAccessible(page);
  for (const kind of ['UNKNOWN_CODE', 'OTHER_CURRENCY'] as const) {
    for (let count = found.filter((each) => each.kind === kind).length; count > 0; count -= 1) {
      await ignoreLine(page, kind);
      await compareAgain(page, day);
    }
  }
  const left = await openOn(day);
  const kinds = new Set(left.map(({ kind }) => kind));
  for (const mended of ['LOST_LINE', 'REVERSAL', 'UNKNOWN_CODE', 'OTHER_CURRENCY']) expect(kinds).not.toContain(mended);

  const next = dayAfter(day, 1);
  const ofStatements = async () => (await openOn(next)).filter(({ kind }) => /^(NO_STATEMENT|LOST_LINE)$/.test(kind));
  expect((await ofStatements()).map(({ kind }) => kind)).toEqual(['NO_STATEMENT']);
  await importReport(page, reportOf(await paidOnline(next)));
  await compareAgain(page, next);
  expect(await ofStatements()).toEqual([]);

  await page.goto(`/day-close?day=${day}`);
  for (const kind of kinds) {
    const [first] = left.filter((each) => each.kind === kind);
    await page
      .getByRole('link', { name: `Open: ${englishOf(kind)}` })
      .first()
      .click();
    await page.waitForURL((url) => url.href.endsWith(first ? mendedAt(first) : ''));
    await settled(page);
    await page.goBack();
    const explain = page.getByRole('button', { name: `Explain: ${englishOf(kind)}` });
    await explain.first().waitFor();
    for (let count = await explain.count(); count > 0; count -= 1) {
      await explain.first().click();
      await page.getByRole('dialog').getByLabel('Explanation').fill('The provider has confirmed it by e-mail.');
      await page.getByRole('dialog').getByRole('button', { name: 'Explain' }).click();
      await expect.poll(() => explain.count()).toBe(count - 1);
    }
  }
  await page.getByRole('button', { name: /^Mark as prepared/ }).click();
  await page.getByText(/ is prepared\./).waitFor();
  expect(await page.getByRole('button', { name: 'Close day' }).count()).toBe(0);

  const office = await openPage(browser, 1366);
  const owner = office.page;
  await signInAs(owner, 'admin');
  await owner.goto(`/day-close?day=${day}`);
  await owner.getByRole('button', { name: 'Close day' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Close day' }).click();
  await owner.getByText(/ is closed\.$/).waitFor();
  await owner.getByText(/· Closed by/).waitFor();
  for (const name of ['Compare again', /^Mark as prepared/, 'Close day', /^Explain:/])
    await expect.poll(() => owner.getByRole('button', { name }).count()).toBe(0);
  expect((await closeOf(day)).dayClose?.status).toBe('CLOSED');
  expect((await post(finance, 'day-closes/compare', { day })).status).toBe(409);

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
