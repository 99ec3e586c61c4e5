import { PERMISSION_AREAS, PERMISSIONS } from '../../../contract/access/permissions';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { resources } from '../../../resources';
import type { Draft } from '../Draft';
import { addRecordType, entityNames, requireFree } from '../declared';
import { type Name, nameOf, singularOf } from '../names';
import type { Order } from '../Order';
import { addWords, quoted } from '../words';

/** Between the last entry of the specification and the settings. */
const MENU_ORDER = 92;
/** Any bundled icon. */
const ICON = 'file-text';

/** Starts an entity: its declaration, permissions, demo data and test. */
export function newEntity(draft: Draft, { name, domain }: Order): string[] {
  const many = nameOf(name);
  const one = singularOf(many);
  const permissions = ['View', 'Create', 'Update'].map((verb) => `${verb} ${titleOf(many)}`);
  requireFree(many.kebab, entityNames(), 'The entity');
  requireFree(many.words, Object.keys(PERMISSION_AREAS), 'The area of permissions');
  for (const permission of permissions) requireFree(permission, PERMISSIONS, 'The permission');
  for (const route of [many.kebab, `${one.kebab}-details`]) requireFree(route, routes(), 'The route');
  const module = `resources/${domain}/${many.camel}`;
  draft.create(`${module}.ts`, declaration(many, one, permissions));
  draft.create(`${module}.test.ts`, test(many, permissions));
  draft.import('resources/index.ts', many.camel, `./${domain}/${many.camel}`);
  draft.insert('resources/index.ts', 'before', '\n];\n\n/** Everything that is stored', `\n  ${many.camel},`);
  addRecordType(draft, { kebab: many.kebab, constant: many.camel, module });
  const area = `\n  ${quotedKey(many.words)}: [${permissions.map(quoted).join(', ')}],`;
  draft.insert('contract/access/permissions.ts', 'before', "\n  'Users and roles': [", area);
  addDemo(draft, domain, many);
  addCall(draft, many);
  return [
    ...addWords(draft, [one.words, many.words, 'Name']),
    ...addWords(draft, permissions, 'permissions'),
    `Add fields to ${module}.ts, choose its place in the menu, and an icon: \`npm run icons:add -- NAME\` bundles another one.`,
    `Administrators have the new permissions, and auditors "${permissions[0]}". Give them to other roles in resources/access/demo/roles.ts.`,
    `Run \`npm run db:generate -- ${many.kebab}\`, which writes the migration.`,
  ];
}

const titleOf = ({ kebab }: Name) =>
  kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
const quotedKey = (text: string) => (text.includes(' ') ? quoted(text) : text);

const routes = () => [
  ...resources.flatMap(({ screens = [] }) => screens.flatMap(({ list, details }) => [list, details ?? []].flat())),
  ...Object.values(OFFICE_PAGES).map(({ route }) => route.slice(1)),
];

function declaration(many: Name, one: Name, [view = '', create = '', update = '']: string[]): string {
  return `import { defineResource } from '../language/defineResource';
import { text } from '../language/kinds';

export const ${many.camel} = defineResource({
  name: '${many.kebab}',
  label: ['${one.words}', '${many.words}'],
  icon: '${ICON}',
  representation: (${one.camel}) => ${one.camel}.name,
  headline: { about: ['dateCreated'] },
  fields: {
    name: text({ required: true, searchable: true, maxLength: 80 }),
  },
  list: { columns: ['name', 'dateCreated'] },
  screens: [
    {
      list: '${many.kebab}',
      details: '${one.kebab}-details',
      menu: { order: ${MENU_ORDER}, permissions: ['${view}'] },
    },
  ],
  access: { list: '${view}', create: '${create}', update: '${update}', whose: 'everybody' },
});
`;
}

function test(many: Name, [view = '']: string[]): string {
  return `import { expect, it } from 'vitest';
import type { Permission } from '../../contract/access/permissions';
import { resources } from '..';
import { buildMenu, menuFor, menuLinks } from '../language/menu';
import { ${many.camel} } from './${many.camel}';

const routesOf = (held: Permission) => menuLinks(menuFor(buildMenu(resources), [held])).map(({ route }) => route);

it('is in the menu of users who may list it, and of no others', () => {
  expect(routesOf('${view}')).toEqual(['${many.kebab}']);
  expect(routesOf('Use System')).not.toContain('${many.kebab}');
});

it('is mentioned by its name', () => {
  expect(${many.camel}.represent({ name: 'First' })).toBe('First');
});
`;
}

/** Adds the call with which a test tries the client's types of this entity. */
function addCall(draft: Draft, { kebab, words }: Name): void {
  const call = `  ${quotedKey(words)}: (api) => api.GET('/api/v1/${kebab}', { params: { query } }),\n`;
  draft.insert('tests/client/calls.ts', 'after', '=> Promise<{ response: Response; error?: unknown }>> = {\n', call);
}

/** Declares demo data in the domain's file or folder. */
function addDemo(draft: Draft, domain: string, { camel, words }: Name): void {
  const demo = `${camel}Demo`;
  const file = `resources/${domain}/demo.ts`;
  const inFolder = draft.paths().some((path) => path.startsWith(`resources/${domain}/demo/`));
  const path = inFolder ? `resources/${domain}/demo/${camel}.ts` : file;
  if (draft.find(path) === undefined) draft.create(path, '');
  const language = inFolder ? '../../language' : '../language';
  draft.import(path, camel, inFolder ? `../${camel}` : `./${camel}`);
  draft.import(path, 'declareDemo', `${language}/demo/declareDemo`);
  draft.rewrite(
    path,
    `${draft.read(path)}\n/** ${words} of the demo. */\nexport const ${demo} = declareDemo(${camel}, { count: 12 });\n`,
  );
  const catalogue = 'resources/catalogue/demo.ts';
  draft.import(catalogue, demo, `../${domain}/demo${inFolder ? `/${camel}` : ''}`);
  draft.append(catalogue, /\n\];\n$/, `\n  ${demo},`);
}
