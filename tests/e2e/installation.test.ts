import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { adminToken, call } from './api';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';
import { aTechnician, aVisit, dayFromNow } from './visits';

const SERIAL = 'KFUG0E2E000A';
const IN_HEX = '4b4655470e2e000a';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function look(page: Page) {
  await settled(page);
  await expectAccessible(page);
  expect(await scrollsSideways(page), `${page.url()} scrolls sideways`).toBe(false);
}

/** Returns a demo customer who has paid and waits for a device, and their subscription. */
async function aWaitingCustomer(token: string) {
  type Tasks = { subscriptionUpdateTasks: { accountId: string; subscriptionId: string }[] };
  const query = 'statuses=PENDING&types=ACTIVATION&waitingFor=NO_DEVICE';
  const { body } = await call<Tasks>('GET', `v1/subscription-update-tasks?${query}`, token);
  const [task] = body.subscriptionUpdateTasks;
  if (!task) throw new Error('Nobody of the demo data waits for a device.');
  return task;
}

it('a technician installs a device with its signal on a phone, and support sees the customer online', async () => {
  const token = await adminToken();
  const technician = await aTechnician('Ivan Installer');
  const { accountId } = await aWaitingCustomer(token);
  const managementId = `00259E-G%2D140W%2DC-${SERIAL}`;
  const stocked = { serialNumber: SERIAL, manufacturer: 'Nokia', model: 'G-140W-C', managementId };
  expect((await call('POST', 'v1/devices', token, stocked)).status).toBe(201);
  const plan = { visitDate: dayFromNow(), assigneeId: technician.id, type: 'INSTALLATION', accountId };
  const order = await aVisit(technician.token, plan);

  const support = await openPage(browser, 1366);
  await signInAs(support.page, 'support', `/account-details?id=${accountId}`);
  const line = support.page.getByRole('main');
  await line.getByText('No device is installed for this account.', { exact: true }).waitFor();

  const { page, context, errors } = await openPage(browser, 390, 'light', { hasTouch: true, isMobile: true });
  await signInAs(page, technician.name, `/work-order-details?id=${order.id}`);
  await button(page, 'On the way').tap();
  await page.getByRole('main').getByText('On the way', { exact: true }).first().waitFor();
  await page.getByText(`${order.reference}: on the way.`).waitFor();
  await button(page, 'Start').tap();
  await page.getByText(`${order.reference} started.`).waitFor();
  await look(page);
  await page.getByText('The visit is done once the device and its signal are recorded.', { exact: false }).waitFor();
  expect(await button(page, 'Done').count(), 'Done before the device is recorded').toBe(0);

  await button(page, 'Install device').first().tap();
  const drawer = page.getByRole('dialog', { name: 'Install device' });
  await drawer.getByLabel('Serial number').fill(IN_HEX);
  await page.getByRole('option', { name: SERIAL }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.getByLabel('Measured signal (dBm)').fill('27.5');
  await drawer.getByText('−27.5 dBm: too weak for the device', { exact: false }).waitFor();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Install device' }).tap();
  await drawer.getByText('is required: the signal is out of the device’s range', { exact: true }).waitFor();
  await drawer.getByLabel('Note on the signal').fill('The splice on the pole is repaired tomorrow.');
  await drawer.getByRole('button', { name: 'Install device' }).tap();
  await drawer.waitFor({ state: 'detached' });
  await page.getByText('−27.5 dBm, too weak').waitFor();
  await page.getByText('The splice on the pole is repaired tomorrow.').waitFor();
  await look(page);

  await button(page, 'Done').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish anyway' }).tap();
  await page.getByRole('main').getByText('Closed', { exact: true }).waitFor();
  // The only refusal is that of the missing note.
  expect(errors).toEqual([expect.stringContaining('422')]);
  await context.close();

  // The stand-in of the device manager confirms the switch, and the paid days begin.
  type Found = { subscriptions: { status: string }[] };
  await expect
    .poll(
      async () =>
        (await call<Found>('GET', `v1/subscriptions?accountId=${accountId}`, token)).body.subscriptions.map(
          ({ status }) => status,
        ),
      { timeout: 30_000 },
    )
    .toContain('ACTIVE');
  await support.page.reload();
  await settled(support.page);
  await line.getByText(`G-140W-C ${SERIAL}`).first().waitFor();
  await line.getByText('Online', { exact: true }).first().waitFor();
  await line
    .getByText(/−\d+\.\d dBm/)
    .first()
    .waitFor();
  expect(support.errors).toEqual([]);
  await support.context.close();
});
