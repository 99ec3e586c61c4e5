import { expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { adminToken, call } from './api';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

interface Made {
  client: { id: string; clientNumber: string };
}

it.each([
  ['1366, light', 1366, 'light', '0789 505 181'],
  ['390, dark', 390, 'dark', '0789 505 182'],
] as const)('a duplicate is merged and the merge is undone at %s', async (_, width, mode, phoneNumber) => {
  const token = await adminToken();
  const make = async (more: object) => {
    const body = { firstName: 'Miriam', lastName: 'Twice', phoneNumber, ...more };
    return (await call<Made>('POST', 'v1/clients', token, body)).body.client;
  };
  const kept = await make({ emailAddress: `miriam${width}@example.com` });
  const duplicate = await make({ emailAddress: `twice${width}@example.com`, placeOfResidence: 'Bukoto' });
  const about = { type: 'LEAD_TICKET', subject: 'Wants fibre', description: 'Called twice', clientId: duplicate.id };
  await call('POST', 'v1/tickets', token, { ...about, contact: { name: 'Miriam Twice' } });

  const { page, context, errors } = await openPage(browser, width, mode);
  await signInAs(page, 'admin', `/client-details?id=${kept.id}`);
  await page.getByRole('link', { name: 'Merge with another client' }).click();
  await page.getByText('Same phone number').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: `Merge ${duplicate.clientNumber} · Miriam Twice into` }).waitFor();
  await page.getByRole('radio', { name: `twice${width}@example.com` }).check();
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Merge clients' }).click();
  await page.waitForURL(`**/client-details?id=${kept.id}`);
  await page.getByRole('link', { name: `twice${width}@example.com` }).waitFor();
  await page.getByRole('region', { name: /^Tickets/ }).waitFor();

  // The old number leads to the kept client, whose page the merged one names.
  const found = await call<Answers['search']>('GET', `v1/search?searchTerm=${duplicate.clientNumber}`, token);
  expect(found.body.found.map(({ id }) => id)).toEqual([kept.id]);
  await page.goto(`/client-details?id=${duplicate.id}`);
  await page.getByText('This client was merged into').waitFor();
  await page.getByRole('button', { name: 'Undo merge' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo merge' }).click();
  await page.getByText('The merge is undone.').waitFor();
  await page.getByText('This client was merged into').waitFor({ state: 'detached' });
  await page.getByRole('region', { name: /^Tickets/ }).waitFor();
  await page.goto(`/client-details?id=${kept.id}`);
  await page.getByRole('link', { name: `miriam${width}@example.com` }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
