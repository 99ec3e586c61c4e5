import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawnPng } from '../../server/demo/files';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';
import { aTechnician, aVisit, dayFromNow } from './visits';

const panel = (page: Page) => page.getByRole('region', { name: /^Attachments/ });

/** A picture as large as a camera's, which is made smaller before it is uploaded. */
const PHOTO = {
  name: 'IMG_0815.png',
  mimeType: 'image/png',
  buffer: drawnPng(2400, 1200, [{ left: 0, top: 0, width: 2400, height: 1200, colour: [200, 180, 150] }]),
};

it('a technician adds a photo to a visit on a phone, and support sees it, saves it and deletes it', async () => {
  const technician = await aTechnician('Paula Photographer');
  const order = await aVisit(technician.token, { visitDate: dayFromNow(), assigneeId: technician.id });
  const address = `/work-order-details?id=${order.id}`;

  const phone = await openPage(browser, 390, 'light', { hasTouch: true, isMobile: true });
  await signInAs(phone.page, technician.name, address);
  await panel(phone.page).getByText('No attachments yet.').waitFor();
  await phone.page.route('**/api/v1/attachments', (route) => route.abort(), { times: 1 });
  const choosing = phone.page.waitForEvent('filechooser');
  await panel(phone.page).getByRole('button', { name: 'Take a photo' }).tap();
  await (await choosing).setFiles(PHOTO);
  await panel(phone.page).getByRole('alert').waitFor();
  await expectAccessible(phone.page);
  await panel(phone.page).getByRole('button', { name: 'Upload IMG_0815.png again' }).tap();
  await panel(phone.page).getByText('IMG_0815.jpg').waitFor();
  await panel(phone.page).getByRole('button', { name: 'Show IMG_0815.jpg' }).locator('img').waitFor();
  await settled(phone.page);
  await expectAccessible(phone.page);
  expect(await scrollsSideways(phone.page)).toBe(false);
  // The first attempt failed on purpose.
  expect(phone.errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  await phone.context.close();

  const desk = await openPage(browser, 1366);
  await signInAs(desk.page, 'support', address);
  await panel(desk.page).getByRole('button', { name: 'Show IMG_0815.jpg' }).click();
  const picture = desk.page.getByRole('dialog').getByRole('img', { name: 'IMG_0815.jpg' });
  await picture.waitFor();
  const size = await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([2000, 1000]);
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const saving = desk.page.waitForEvent('download');
  await panel(desk.page).getByRole('button', { name: 'Download IMG_0815.jpg' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('IMG_0815.jpg');
  expect([...(await readFile(await saved.path())).subarray(0, 2)]).toEqual([0xff, 0xd8]);
  await panel(desk.page).getByRole('button', { name: 'Delete IMG_0815.jpg' }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Delete attachment' }).click();
  await panel(desk.page).getByText('No attachments yet.').waitFor();
  expect(desk.errors).toEqual([]);
  await desk.context.close();
});
