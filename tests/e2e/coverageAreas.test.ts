import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { call } from './api';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { settled, signInAs } from './staff';
import { openPage } from './visitor';

const MY_MAPS = resolve('tests/coverage/files/map-k01-mymaps-with-markers.kml');

/** Returns the answer of the coverage check for a point inside the file's area. */
async function answerInside(): Promise<string> {
  const body = { location: { commonName: '0.205, 32.605' } };
  const checked = await call<Answers['checkCoverage']>('POST', 'v1/coverage/check', undefined, body);
  return checked.body.coverageResponse.code;
}

it('an engineer uploads a My Maps file, and visitors get the answer of its area', async () => {
  expect(await answerInside()).not.toBe('PLANNED');
  const { page, context, errors } = await openPage(browser, 1366);
  await signInAs(page, 'patrick.ojok', '/upload-areas');
  await page.locator('input[type=file]').setInputFiles(MY_MAPS);
  await page.getByRole('group', { name: 'Map with 1 area of the file' }).waitFor();
  await page.getByText('Cabinet 7 is a point, so it was left out.').waitFor();
  await page.getByText('Feeder route').waitFor();
  await page.getByText('Your other areas are grey.').waitFor();
  await expectAccessible(page);
  await page.getByLabel(/^District/).fill('Wakiso');
  await page.getByRole('button', { name: 'Add 1 area' }).click();
  await page.getByText('1 area added.').waitFor();

  await page.goto('/coverage-areas?searchTerm=MyMaps');
  await settled(page);
  await page.getByRole('row', { name: /Field MyMaps One/ }).waitFor();
  expect(await answerInside()).toBe('PLANNED');
  expect(errors).toEqual([]);
  await context.close();
});
