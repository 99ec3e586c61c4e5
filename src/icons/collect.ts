/**
 * Writes lucide.json with the drawings of the icons that the back-office uses, so that only those are bundled. Run `npm run
 * icons:add -- <name> …` to add icons; icons.test.ts finds missing and unknown ones.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getIcons } from '@iconify/utils';

const file = new URL('lucide.json', import.meta.url);
const all = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json'), 'utf8'));
const present = Object.keys(JSON.parse(readFileSync(file, 'utf8')).icons);
const names = [...new Set([...present, ...process.argv.slice(2)])].sort();
const found = getIcons(all, names);
if (!found || found.not_found?.length) throw new Error(`Lucide has no icon ${found?.not_found?.join(', ')}.`);
const icons = Object.fromEntries(
  names.map((name) => {
    const alias = found.aliases?.[name]?.parent ?? name;
    return [name, found.icons[alias]?.body];
  }),
);
writeFileSync(file, `${JSON.stringify({ icons }, null, 2)}\n`);
