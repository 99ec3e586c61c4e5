import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../../resources/access/demo/signIns';
import { DEMO_DATA } from '../../resources/catalogue/demo';
import { LAST_NAMES } from '../../resources/language/demo/people';

/** The files that browsers receive: the build output without the server and the prerendering code. */
const built = ['dist/office', 'dist/public'].map((folder) => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(js|css|html|json|webmanifest)$/.test(name));
  return { folder, files, text: files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n') };
});

/** The texts of demo people, packages, roles and similar records that are long enough to differ from the product's own words. */
const given = DEMO_DATA.flatMap(({ data }) => ('rows' in data ? data.rows : [])).flatMap((row) =>
  Object.entries(row).flatMap(([path, value]) =>
    ['fullName', 'emailAddress', 'description'].includes(path) ? [String(value)] : [],
  ),
);

it.each(built)('$folder contains no demo password, person or text', ({ files, text }) => {
  expect(files.length).toBeGreaterThan(30);
  expect(given.length).toBeGreaterThan(60);
  const signIns = DEMO_SIGN_INS.map(([name]) => `${name}@kitara.example`);
  const told = [DEMO_PASSWORD, ...signIns, ...given].filter((each) => text.includes(each));
  expect(told).toEqual([]);
});

it.each(built)('$folder contains no list of names for generating people', ({ text }) => {
  const told = LAST_NAMES.filter((name) => new RegExp(`["'\`]${name}["'\`]`).test(text));
  expect(told.length).toBeLessThan(3);
});
