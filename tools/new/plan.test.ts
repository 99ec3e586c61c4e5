import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ts } from '@ts-morph/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesAt } from './filesAt';
import type { Files, Order } from './Order';
import { plan } from './plan';

const files = filesAt('.');

/** Returns the files with changes that are not written. */
const changed = (changes: ReadonlyMap<string, string>): Files => ({
  paths: () => [...new Set([...files.paths(), ...changes.keys()])],
  read: (path) => changes.get(path) ?? files.read(path),
});

/** Returns the changes of several orders, one after the other. */
function changesOf(orders: readonly Order[]): Map<string, string> {
  const all = new Map<string, string>();
  for (const order of orders) for (const [path, text] of plan(order, changed(all)).changes) all.set(path, text);
  return all;
}

/** Returns the mistakes in the syntax of changed files. */
function syntaxFaults(changes: ReadonlyMap<string, string>): string[] {
  const sources = [...changes].filter(([path]) => path.endsWith('.ts'));
  return sources.flatMap(([path, text]) => {
    // Only `parseDiagnostics` has them without a whole program; it is not in the public type.
    const parsed: object = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    const { parseDiagnostics } = parsed as { parseDiagnostics: readonly ts.Diagnostic[] };
    return parseDiagnostics.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}

const ORDERS: readonly Order[] = [
  { kind: 'entity', name: 'fault-reports', domain: 'coverage' },
  { kind: 'entity', name: 'cableTypes', domain: 'accounts' },
  { kind: 'action', name: 'rateTicket', domain: 'tickets', on: 'tickets' },
  { kind: 'action', name: 'archive-log', domain: 'audit', on: 'logs' },
  { kind: 'worklist', name: 'newTickets', domain: 'tickets', on: 'tickets' },
  { kind: 'worklist', name: 'staffOfToday', domain: 'access', on: 'staff' },
  { kind: 'job', name: 'remindTeam', domain: 'workOrders', on: 'work-orders' },
  { kind: 'connection', name: 'mikrotik', domain: 'devices' },
];

describe('a copy of the repository with one new thing of each kind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kitara-new-'));
  const load = (path: string) => import(/* @vite-ignore */ join(folder, path));
  const changes = changesOf(ORDERS);

  beforeAll(() => {
    for (const part of ['contract', 'resources', 'dataProvider', 'server', 'src', 'package.json'])
      cpSync(part, join(folder, part), { recursive: true, filter: (path) => !/\.test\.tsx?$|\.sql$/.test(path) });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of changes) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('imports only modules that exist', () => {
    const { paths } = changed(changes);
    const all = new Set(paths());
    const missing = [...changes].flatMap(([path, text]) =>
      [...text.matchAll(/from '(\.[^']*)'/g)]
        .map(([, module = '']) => join(dirname(path), module))
        .filter((module) => !['.ts', '.tsx', '.mjs', '/index.ts', ''].some((ending) => all.has(module + ending)))
        .map((module) => `${path}: ${module}`),
    );
    expect(missing).toEqual([]);
  });

  it('has the declarations, without a fault', async () => {
    const { storedResources, resourceNamed } = await load('resources/index.ts');
    const { actions } = await load('resources/catalogue/actions.ts');
    const { declarationFaults } = await load('resources/language/declarationFaults.ts');
    expect(declarationFaults(storedResources, Object.values(actions))).toEqual([]);
    expect(resourceNamed('fault-reports')).toMatchObject({
      singular: 'faultReport',
      access: { list: 'View Fault Reports' },
    });
    expect(resourceNamed('cable-types').label).toEqual(['Cable type', 'Cable types']);
    expect(resourceNamed('work-orders').fields.remindTeamAt).toMatchObject({ kind: 'dateTime', readOnly: true });
    expect(actions.rateTicket).toMatchObject({ path: 'tickets/{id}/rate', access: 'Update Tickets' });
    expect(actions.archiveLog).toMatchObject({ path: 'logs/{id}/archive', domain: { name: 'Audit' } });
  });

  it('has every label in the Kiswahili catalogue, and no other', async () => {
    const { words } = await load('resources/translations/sw.ts');
    const { declaredWords } = await load('src/testing/testDeclared.ts');
    expect(Object.keys(words).sort()).toEqual([...declaredWords()].sort());
  });

  it('shows the entity in the menu of users with its permission, and has demo data', async () => {
    const { resources } = await load('resources/index.ts');
    const { buildMenu, menuFor, menuLinks } = await load('resources/language/menu.ts');
    const shown = menuLinks(menuFor(buildMenu(resources), ['View Fault Reports']));
    expect(shown.map(({ route }: { route: string }) => route)).toEqual(['fault-reports']);
    const { generateDemo } = await load('resources/language/demo/generate.ts');
    const { DEMO_DATA } = await load('resources/catalogue/demo.ts');
    const own = DEMO_DATA.filter(({ resource }: { resource: { name: string } }) => resource.name === 'fault-reports');
    const rows = generateDemo([own[0].resource], new Date('2026-03-14T09:00:00.000Z'), own).get('fault-reports');
    expect(rows).toHaveLength(12);
  });

  it('has the worklists, the last of their domains', async () => {
    const { findWorklist } = await load('resources/worklists/index.ts');
    expect(findWorklist('newTickets')).toMatchObject({ list: 'open-tickets', hint: 'Tickets with the status “New”.' });
    expect(findWorklist('newTickets').where({})).toEqual([{ path: 'status', in: ['NEW'] }]);
    expect(findWorklist('staffOfToday').where({ today: '2026-03-14' })).toEqual([
      { path: 'dateCreated', from: '2026-03-14' },
    ]);
  });

  it('has the queue of the job', async () => {
    const { QUEUES } = await load('server/queue/queues.ts');
    expect(QUEUES.remindTeam).toMatchObject({
      name: 'remind_team',
      due: 'remindTeamAt',
      resource: { name: 'work-orders' },
    });
  });

  it('has the settings of the connection, which are checked as others are', async () => {
    const { configFrom, settingFaults } = await load('server/config/config.ts');
    const given = { MIKROTIK_URL: 'https://router.example', MIKROTIK_KEY: 'k' };
    expect(configFrom(given).mikrotik).toEqual({ url: 'https://router.example', key: 'k' });
    expect(configFrom({}).mikrotik).toBeNull();
    expect(settingFaults({ MIKROTIK_KEY: 'k' })).toEqual(['MIKROTIK_URL, MIKROTIK_KEY: must be given together']);
    expect(settingFaults({ ...given, MIKROTIK_URL: 'no' })).toHaveLength(1);
  });

  it('has the client of the connection, which answers and tells a refusal from silence', async () => {
    const { createMikrotik } = await load('server/devices/mikrotik/createMikrotik.ts');
    const clientOf = (answer: () => Promise<Response>) =>
      createMikrotik({ url: 'https://router.example', key: 'k', fetch: answer, timeoutMs: 50 });
    expect(await clientOf(async () => Response.json({ version: '7' })).version()).toBe('7');
    const refused = clientOf(async () => new Response('', { status: 403 }));
    await expect(refused.version()).rejects.toMatchObject({ kind: 'refused' });
    const silent = clientOf(() => Promise.reject(new TypeError('fetch failed')));
    await expect(silent.version()).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('has files of correct syntax alone', () => expect(syntaxFaults(changes)).toEqual([]));
});

const domains = /const DOMAINS = \[([^\]]*)\]/.exec(files.read('tests/boundaries.mjs') ?? '')?.[1]?.match(/\w+/g) ?? [];

it.each(domains)('an entity, an action, a worklist and a job fit the files of the domain %s', (domain) => {
  const on = 'work-orders';
  const changes = changesOf([
    { kind: 'entity', name: 'moonRocks', domain },
    { kind: 'action', name: 'paint', domain, on },
    { kind: 'worklist', name: 'unpainted', domain, on },
    { kind: 'job', name: 'dryPaint', domain, on },
  ]);
  expect(syntaxFaults(changes)).toEqual([]);
  const handlers = [...changes].filter(
    ([path, text]) => path.startsWith('server/') && /paint: \(request\) =>/.test(text),
  );
  expect(handlers).toHaveLength(1);
});

it.each<[string, Partial<Order>, string]>([
  ['no domain', { domain: '' }, 'Say to which domain it belongs, such as --domain payments. The domains are: access, '],
  ['an unknown domain', { domain: 'payment' }, 'There is no domain "payment". The domains are: access, accounts, '],
  ['a name in another form', { name: 'Fault Reports' }, '"Fault Reports" is not a usable name: give at most 40'],
  ['a name that is too long', { name: 'a'.repeat(41) }, 'is not a usable name'],
  ['a reserved word', { name: 'class', kind: 'connection' }, '"class" is a reserved word of JavaScript'],
  [
    'a singular',
    { name: 'faultReport' },
    'An entity is named in the plural, such as outages: "fault-report" is not one.',
  ],
  ['an entity that exists', { name: 'tickets' }, 'The entity "tickets" exists already: choose another name.'],
  ['a system table', { name: 'known-devices' }, 'The entity "known-devices" exists already'],
  ['an action that exists', { kind: 'action', name: 'takeTicket' }, 'The action "takeTicket" exists already'],
  ['a worklist that exists', { kind: 'worklist', name: 'myTickets' }, 'The worklist "myTickets" exists already'],
  ['a job that exists', { kind: 'job', name: 'expire', on: 'tickets' }, 'A job or a queue is named "expire" already'],
  ['a connection that exists', { kind: 'connection', name: 'sms' }, 'The connection "sms" exists already'],
  ['an action on nothing', { kind: 'action', name: 'paint' }, 'Say on which entity the action works, such as --on'],
  [
    'a job on nothing known',
    { kind: 'job', name: 'paint', on: 'ticket' },
    'There is no entity "ticket". The entities are:',
  ],
])('refuses %s', (_, wrong, sentence) => {
  const order: Order = { kind: 'entity', name: 'faultReports', domain: 'tickets', ...wrong };
  expect(() => plan(order, files)).toThrow(sentence);
});

it('refuses a name whose file exists', () => {
  const taken = changed(new Map([['resources/tickets/faultReports.ts', '']]));
  const order: Order = { kind: 'entity', name: 'faultReports', domain: 'tickets' };
  expect(() => plan(order, taken)).toThrow('resources/tickets/faultReports.ts exists already: choose another name.');
});

it('names a file whose form has changed, instead of writing half of it', () => {
  const other = changed(new Map([['resources/index.ts', 'export const resources = [];\n']]));
  const order: Order = { kind: 'entity', name: 'faultReports', domain: 'tickets' };
  expect(() => plan(order, other)).toThrow('resources/index.ts has changed its form: it should contain once');
});
