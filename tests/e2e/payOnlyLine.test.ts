import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { detailRecord } from '../../mock-server/network/detailRecord';
import type { Answers } from '../../resources/catalogue/actions';
import { adminToken, call } from './api';
import { browser } from './browser';
import { decide, onHostedPage, openPhone, payButton, tapTwice } from './paymentParts';
import { productSpool } from './productUrl';
import { look } from './publicPages';

const ADDRESS = '100.64.20.7';

interface Line {
  id: string;
  username: string;
  accountId: string;
  policy: string;
}
const get = async <T>(path: string) => (await call<T>('GET', path, await adminToken())).body;

/** Returns a line that waits for payment, whose package is still sold and whose customer has begun no renewal. */
async function unpaidLine(): Promise<Line> {
  const { accessLines } = await get<{ accessLines: Line[] }>('v1/access-lines?reasons=UNPAID&limit=40');
  for (const line of accessLines) {
    const path = `v2/subscription/activeOrMostRecentSubscription/${line.accountId}`;
    const { subscription } = await get<Partial<Answers['getLatestSubscription']>>(path);
    if (subscription?.product.active && !subscription.pendingRenewal && !subscription.unpaidFormId) return line;
  }
  throw new Error('The demo data has no line that waits for payment.');
}

/** The NAS reports that the line is online, as FreeRADIUS would write it. */
async function goOnline({ username }: Line) {
  const { networkAccessServers } = await get<{ networkAccessServers: { address: string }[] }>(
    'v1/network-access-servers?statuses=ACTIVE&limit=1',
  );
  const at = Math.floor(Date.now() / 1_000);
  const record = detailRecord({
    ...{ type: 'Start', nas: networkAccessServers[0]?.address ?? '', session: 'pay-only', username, at },
    more: { 'Framed-IP-Address': ADDRESS },
  });
  appendFileSync(join(productSpool(), 'detail-first:00'), record);
}

it('an expired customer pays on a phone in the pay-only list, and the network lets the line in', async () => {
  const line = await unpaidLine();
  await goOnline(line);
  const { page, context, errors } = await openPhone(browser);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': ADDRESS });
  const waits = page.getByText('Your connection waits for payment');
  await expect
    .poll(
      async () => {
        await page.goto('/login_renew');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        return waits.isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await look(page);
  await tapTwice(page, /^Renew KF-/);
  await page
    .getByRole('heading', { name: /package/i })
    .first()
    .waitFor();
  await look(page);
  await page.getByRole('button', { name: /^Renew for UGX/ }).click();
  await page.getByLabel('Mobile money number').fill('0701 234 568');
  await payButton(page).click();
  await onHostedPage(page);
  await decide(page, 'Approve');
  await page.getByText('Payment received').waitFor();
  const policy = async () => (await get<{ accessLine: Line }>(`v1/access-lines/${line.id}`)).accessLine.policy;
  await expect.poll(policy, { timeout: 15_000 }).toBe('ALLOW');
  await context.setExtraHTTPHeaders({});
  expect(errors).toEqual([]);
  await context.close();
});
