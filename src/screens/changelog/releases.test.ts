import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { APP_VERSION } from '../../../contract/constants';
import { MENU_OUTLINE } from '../../../contract/pages/menu';
import { releases } from './releases';

const versions = releases.map(({ version }) => version);

it('begins with the running version, which is also that of the menu’s badge and the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const badge = MENU_OUTLINE.find(({ link }) => link === '/changelog')?.badge;
  expect([versions[0], badge, APP_VERSION, `v${version}`]).toEqual(Array(4).fill('v1.0.6'));
});

it('lists each version once, newest first, each with at least one change', () => {
  expect(versions).toEqual([...new Set(versions)].sort().reverse());
  expect(releases.filter(({ changes }) => changes.length === 0)).toEqual([]);
});
