import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../../resources/access/demo/signIns';
import { DEMO_DATA } from '../../resources/catalogue/demo';
import { LAST_NAMES } from '../../resources/language/demo/people';

/** What browsers are sent: everything that is built but the server and what prerenders. */
const built = ['dist/office', 'dist/public'].map((folder) => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(js|css|html|json|webmanifest)$/.test(name));
  return { folder, files, text: files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n') };
});

/** The texts given for people, packages, roles and the like, long enough to be told from words of the product. */
const given = DEMO_DATA.flatMap(({ data }) => ('rows' in data ? data.rows : [])).flatMap((row) =>
  Object.entries(row).flatMap(([path, value]) =>
    ['fullName', 'emailAddress', 'description'].includes(path) ? [String(value)] : [],
  ),
);

it.each(built)('$folder holds no password, person or text of the demo data', ({ files, text }) => {
  expect(files.length).toBeGreaterThan(30);
  expect(given.length).toBeGreaterThan(60);
  const signIns = DEMO_SIGN_INS.map(([name]) => `${name}@kitara.example`);
  const told = [DEMO_PASSWORD, ...signIns, ...given].filter((each) => text.includes(each));
  expect(told).toEqual([]);
});

it.each(built)('$folder holds no list of names to make people of', ({ text }) => {
  const told = LAST_NAMES.filter((name) => new RegExp(`["'\`]${name}["'\`]`).test(text));
  expect(told.length).toBeLessThan(3);
});
