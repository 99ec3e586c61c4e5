import { englishOf } from '../../../resources/translations/englishOf';
import { CHOICES, WORKLISTS } from '../../../resources/worklists';
import type { Draft } from '../Draft';
import { type Declared, declaredOn, permissionFor, requireFree } from '../declared';
import { type Name, nameOf } from '../names';
import { type Order, Refused } from '../Order';
import { addWords, quoted } from '../words';

/** Starts a worklist of the page Today: its declaration and test. */
export function newWorklist(draft: Draft, order: Order): string[] {
  const name = nameOf(order.name);
  const taken = [...WORKLISTS, ...CHOICES];
  requireFree(
    name.camel,
    taken.map((each) => each.name),
    'The worklist',
  );
  requireFree(
    name.words,
    taken.map((each) => each.label),
    'The label',
  );
  const on = declaredOn(draft, order);
  const waiting = waitingIn(on);
  const path = worklistsOf(draft, order.domain);
  const [list = '', names = ''] =
    /\n(?:\/\*\*[^\n]*\*\/\n)?export const \w+ = \[([^\]]*)\] as const;/.exec(draft.read(path)) ?? [];
  if (!list) throw new Refused(`${path} has no list of worklists that ends with "] as const".`);
  const longer = [...names.split(',').map((each) => each.trim()), name.camel].filter(Boolean).join(', ');
  const text = list.replace(`[${names}]`, `[${longer}]`);
  draft.rewrite(path, draft.read(path).replace(list, `\n${declaration(name, on, waiting)}${text}`));
  draft.import(path, 'defineQueue', '../worklists/Worklist');
  const isNear = on.module.startsWith(`resources/${order.domain}/`);
  draft.import(path, on.constant, isNear ? `./${on.constant}` : on.module.replace('resources', '..'));
  draft.create(`tests/${order.domain}/${name.camel}.test.ts`, test(name, on));
  return [
    ...addWords(draft, [name.words, waiting.hint], 'queues'),
    `Say in ${path} exactly which records wait (\`where\`, \`hint\`), since when, whom a row shows, and what can be done there (\`actions\`).`,
    `Its position in its list, and in WORKLISTS, is its urgency.`,
    `Run \`npx vitest run --project conformance tests/${order.domain}/${name.camel}.test.ts tests/worklists\`.`,
  ];
}

/** Returns a condition that fits any entity, and its description: the records with the first status, or those of today. */
function waitingIn({ resource: { label, leaves } }: Declared): { where: string; hint: string } {
  const status = leaves.find(({ path, field }) => path === 'status' && field.kind === 'oneOf')?.field;
  const first = String(status?.default ?? status?.options?.[0] ?? '');
  return first
    ? {
        where: `() => [{ path: 'status', in: ['${first}'] }]`,
        hint: `${label[1]} with the status “${englishOf(first)}”.`,
      }
    : { where: `({ today }) => [{ path: 'dateCreated', from: today }]`, hint: `${label[1]} created today.` };
}

/** Returns the route of the list whose menu entry shows the count. */
function routeOf({ resource: { name, screens = [] } }: Declared): string {
  const screen = screens.find(({ menu }) => menu) ?? screens[0];
  if (!screen) throw new Refused(`${name} has no list, so no worklist can be shown for it.`);
  return screen.menu ? screen.list : (screen.beside ?? screen.list);
}

function declaration(name: Name, on: Declared, { where, hint }: { where: string; hint: string }): string {
  const { list } = on.resource.access ?? {};
  permissionFor(on, 'list');
  return `const ${name.camel} = defineQueue(${on.constant}, {
  name: '${name.camel}',
  label: ${quoted(name.words)},
  hint: ${quoted(hint)},
  access: ${typeof list === 'string' ? quoted(list) : `[${(list ?? []).map(quoted).join(', ')}]`},
  list: '${routeOf(on)}',
  where: ${where},
  since: 'dateCreated',
  hours: 24,
});
`;
}

/** Returns the file with the domain's worklists, which is created if there is none. */
function worklistsOf(draft: Draft, domain: string): string {
  const path = `resources/${domain}/worklists.ts`;
  if (draft.find(path) === undefined) {
    const list = `${domain}Queues`;
    const all = 'resources/worklists/index.ts';
    draft.create(
      path,
      `\n/** The worklists of this domain, the most urgent first. */\nexport const ${list} = [] as const;\n`,
    );
    draft.import(all, list, `../${domain}/worklists`);
    draft.insert(all, 'before', '\n];\n\n/** Every queue', `\n  { area: 'SUPPORT', queues: ${list} },`);
  }
  return path;
}

function test({ camel }: Name, { constant, module }: Declared): string {
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import type { AnyResource } from '../../resources/language/defineResource';
import { ${constant} } from '../../${module}';
import { findWorklist } from '../../resources/worklists';
import { worklistTime } from '../../server/rules/days';
import { type Opened, PRODUCTION_ADAPTERS } from '../conformance/adapters';
import { createWorld, type World } from '../support/world';

describe.each(PRODUCTION_ADAPTERS)('the worklist ${camel}, on $name', ({ openSeeded }) => {
  let opened: Opened;
  let world: World;
  beforeAll(async () => {
    opened = await openSeeded();
    world = createWorld(opened.store);
  });
  afterAll(() => opened?.close());

  it('has exactly the records of its condition', async () => {
    const where = findWorklist('${camel}')?.where(worklistTime(world.clock.now)) ?? [];
    const resource: AnyResource = ${constant};
    const waiting = await opened.store.find(resource, { where });
    const call = await world.call<Answers['readQueues']>('GET', 'queues?names=${camel}&most=100', {
      token: await world.signIn('admin'),
    });
    const { items, queues } = call.body;
    expect(queues.find(({ name }) => name === '${camel}')?.total).toBe(waiting.length);
    expect(items).toHaveLength(Math.min(waiting.length, 100));
    const ids = waiting.map(({ id }) => id);
    expect(items.filter(({ id }) => !ids.includes(id))).toEqual([]);
  });
});
`;
}
