import { readFileSync } from 'node:fs';
import lucide from '@iconify-json/lucide/icons.json';
import { expect, it } from 'vitest';
import { PERMISSIONS } from '../../contract/access/permissions';
import { resources, storedResources } from '../../resources';
import { actions } from '../../resources/catalogue/actions';
import { declarationFaults } from '../../resources/language/declarationFaults';
import { type AnyResource, defineResource } from '../../resources/language/defineResource';
import { declareDemo } from '../../resources/language/demo/declareDemo';
import { headlineOf } from '../../resources/language/displayFields';
import * as kinds from '../../resources/language/kinds';
import { buildMenu, menuFor, menuLinks } from '../../resources/language/menu';
import { isPersonal } from '../../resources/language/personal';
import { words } from '../../resources/translations/sw';
import { wordsOfResource } from './testDeclared';

// The README's example of an entity, read from there.
const example = readFileSync('README.md', 'utf8').split('## Add an entity')[1]?.split('\n## ')[0] ?? '';
const run = (code: string, values: object) =>
  new Function(...Object.keys(values), `return ${code}`)(...Object.values(values));

const imported = [...example.matchAll(/import \{ (.+) \} from '\.\.\/language\/(\w+)'/g)].flatMap(
  ([, names = '', file]) => names.split(', ').map((name) => [name, file] as const),
);
const outages: AnyResource = run(/defineResource\([\s\S]*?\n\s*\}\)/.exec(example)?.[0] ?? '', {
  ...kinds,
  defineResource,
});
const withOutages = [...resources, outages];

it('imports what it uses from the files that have it', () =>
  expect(imported.filter(([name, file]) => !(file === 'kinds' ? name in kinds : name === file))).toEqual([]));

it('has no fault, and passes the rules of entities', () => {
  expect(declarationFaults([...storedResources, outages], Object.values(actions))).toEqual([]);
  expect(headlineOf(outages).states.map(({ path }) => path)).toEqual(['status']);
  expect(outages.leaves.filter(({ field }) => isPersonal(field))).toEqual([]);
});

it('names an icon that the command of the next step can add', () => {
  const [, icon = ''] = /icons:add -- (\S+)`/.exec(example) ?? [];
  expect(outages.icon).toBe(icon);
  expect(Object.keys(lucide.icons)).toContain(icon);
});

it('appears in the menu of those who may list it', () => {
  const shown = menuLinks(menuFor(buildMenu(withOutages), PERMISSIONS)).map(({ route }) => route);
  expect(shown[shown.indexOf('outages') - 1]).toBe('open-tickets');
  expect(menuLinks(menuFor(buildMenu(withOutages), ['View Roles'])).map(({ route }) => route)).toEqual(['roles']);
});

it('has exactly the labels in Kiswahili that it needs', () => {
  const labels = run(`({${/\n((?: {7}\S.*: '.+',\n)+)/.exec(example)?.[1]}})`, {});
  const needed = wordsOfResource(outages).filter((word) => word !== undefined && !(word in words));
  expect(Object.keys(labels).sort()).toEqual([...new Set(needed)].sort());
});

it('has demo data as its next step declares it', () => {
  const [, code = ''] = /outagesDemo = (declareDemo\(.+\));`/.exec(example) ?? [];
  expect(run(code, { declareDemo, outages })).toMatchObject({ resource: { name: 'outages' } });
});
