// Checks which folder imports from which, type imports included: the top-level folders, the folders of the back-office and of the
// server, the names of domains, rules that stay pure, and cycles between files. `npm run lint` runs it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ts } from '@ts-morph/common';

/** The folders that each top-level folder may import from, besides itself. docs/architecture.md draws them. */
const TOP = {
  contract: [],
  resources: ['contract'],
  dataProvider: ['contract', 'resources'],
  authProvider: ['contract', 'resources'],
  server: ['contract', 'resources'],
  'mock-server': ['contract', 'resources', 'server'],
  src: ['contract', 'resources', 'dataProvider', 'authProvider'],
  'public-site': ['contract', 'resources'],
  tools: ['contract', 'resources'],
};
/** Files that start a program. They may also import from these folders. */
const STARTS = { 'server/main.ts': ['mock-server'] };
const NO_SOURCE = ['tests', 'docs', 'node_modules', 'dist', 'data'];

/** For each folder of the back-office, the folders beside it and the top-level folders that it may import from. */
const BACK_OFFICE = {
  theme: ['contract'],
  icons: ['contract'],
  browser: ['contract'],
  session: TOP.src,
  i18n: ['contract', 'resources', 'browser'],
  ui: ['contract', 'theme', 'icons', 'browser', 'i18n'],
  crud: [...TOP.src, 'browser', 'i18n', 'session', 'ui'],
  layout: [...TOP.src, 'icons', 'browser', 'i18n', 'session', 'ui', 'crud'],
  screens: [...TOP.src, 'theme', 'icons', 'browser', 'i18n', 'session', 'ui', 'crud', 'layout'],
  kit: ['theme', 'i18n', 'ui'],
  testing: [...TOP.src, 'theme', 'i18n', 'session', 'crud', 'screens'],
};

/** The domains: the same name in each layer. */
const DOMAINS = [
  'access',
  'accounts',
  'agents',
  'attachments',
  'audit',
  'backup',
  'claims',
  'closing',
  'coverage',
  'devices',
  'fiscal',
  'imports',
  'ledger',
  'listViews',
  'messages',
  'metrics',
  'network',
  'notes',
  'notifications',
  'orders',
  'payments',
  'privacy',
  'reports',
  'search',
  'settings',
  'statements',
  'subscriptions',
  'tickets',
  'webhooks',
  'worklists',
  'workOrders',
];
/** The folders that are not a domain. */
const PLATFORM = {
  contract: ['api', 'client', 'pages', 'specification'],
  resources: ['catalogue', 'language', 'translations'],
  tests: [
    ...['bench', 'chaos', 'client', 'conformance', 'crud', 'declarations', 'docs', 'e2e', 'embedded', 'http', 'jobs'],
    ...['limits', 'store', 'support', 'tracing'],
  ],
  'src/screens': ['actions', 'changelog', 'dashboard', 'demoStore', 'firstSteps', 'forms', 'header', 'kanban', 'setup'],
};

/** The server's folders and files, lowest first. Each may import only from those before it, so no two import each other. */
const SERVER = [
  ...[
    'rules',
    'base',
    'promises',
    'pdf',
    'ports',
    'store',
    'tracing',
    'asRefusal',
    'outcomesOf',
    'failureOf',
    'objectStore',
    'config',
    'deps',
  ],
  ...[
    'Endpoint',
    'Handlers',
    'audit',
    'labels',
    'limits',
    'crud',
    'http',
    'queue',
    'messages',
    'notifications',
    'access',
  ],
  ...[
    'agents',
    'closing',
    'network',
    'subscriptions',
    'ledger',
    'statements',
    'fiscal',
    'payments',
    'accounts',
    'orders',
    'claims',
    'notes',
    'attachments',
    'listViews',
  ],
  ...[
    'coverage',
    'devices',
    'tickets',
    'imports',
    'privacy',
    'webhooks',
    'workOrders',
    'worklists',
    'metrics',
    'reports',
    'search',
  ],
  ...['guards', 'demo', 'prepare', 'prepareCommand', 'runCommand', 'backup', 'settings', 'setup'],
  ...[
    'createHandlers',
    'actionEndpoints',
    'openapi',
    'operation',
    'app',
    'jobs',
    'web',
    'outsideSystems',
    'serve',
    'main',
  ],
];

const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((e) => (e.isDirectory() ? [e.name] : []));
const isSource = (name) => /\.tsx?$/.test(name) && !/\.d\.ts$/.test(name);
const isTest = (file) => /\.test\.tsx?$/.test(file);
const topFolders = foldersIn('.').filter((name) => !name.startsWith('.') && !NO_SOURCE.includes(name));
const files = topFolders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => join(folder, name)),
);
const known = new Set(files);
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const resolve = (file, specifier) => {
  const path = normalize(join(dirname(file), specifier));
  return ENDINGS.map((ending) => path + ending).find((found) => known.has(found));
};
const importsOf = (file) =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .flatMap(({ fileName }) => resolve(file, fileName) ?? []);
const graph = new Map(files.map((file) => [file, importsOf(file)]));

const faults = [];
const top = (file) => file.split('/')[0];
/** The folder or the file in a top-level folder that a file belongs to, without its ending. */
const room = (file) => file.split('/')[1].replace(/\.tsx?$/, '');

function checkRows(table, names, where) {
  for (const name of names.filter((each) => !table.includes(each)))
    faults.push(`${where}/${name} has no row in tests/boundaries.mjs.`);
  for (const name of table.filter((each) => !names.includes(each)))
    faults.push(`${where}/${name} has a row in tests/boundaries.mjs, but is not there.`);
}
const serverRooms = [...new Set(files.filter((file) => top(file) === 'server' && !isTest(file)).map(room))];
checkRows(Object.keys(TOP), topFolders, '.');
checkRows(Object.keys(BACK_OFFICE), foldersIn('src'), 'src');
checkRows(SERVER, serverRooms, 'server');
for (const [folder, others] of Object.entries(PLATFORM)) {
  for (const name of foldersIn(folder).filter((each) => !DOMAINS.includes(each) && !others.includes(each)))
    faults.push(`${folder}/${name} is neither a domain nor part of the platform (tests/boundaries.mjs).`);
}

for (const [file, imports] of graph) {
  for (const target of imports) {
    const fault = faultOf(file, target);
    if (fault) faults.push(`${file} imports ${target}: ${fault}.`);
  }
}

function faultOf(file, target) {
  const [from, to] = [top(file), top(target)];
  if (from !== to) {
    const allowed = [...TOP[from], ...(STARTS[file] ?? [])];
    if (!allowed.includes(to)) return `${from}/ may import only from ${[from, ...allowed].join(', ')}`;
    if (from === 'src' && room(file) in BACK_OFFICE && !isTest(file) && !BACK_OFFICE[room(file)].includes(to))
      return `src/${room(file)}/ may not import from ${to}/`;
    return null;
  }
  if (isTest(file)) return null;
  if (from === 'src' && room(file) in BACK_OFFICE && room(file) !== room(target)) {
    if (!BACK_OFFICE[room(file)].includes(room(target)))
      return `src/${room(file)}/ may not import from src/${room(target)}`;
  }
  const shown = target.match(/^src\/screens\/(\w+)\//)?.[1];
  if (file.startsWith('src/screens/dashboard/') && DOMAINS.includes(shown) && shown !== 'worklists')
    return 'the dashboard knows no domain except worklists; domains name their parts in src/screens/slots.ts';
  if (from === 'server') {
    if (room(file) !== room(target) && SERVER.indexOf(room(target)) > SERVER.indexOf(room(file)))
      return `server/${room(file)} is below server/${room(target)}`;
    if (isRule(file) && !isRule(target)) return 'rules decide by values alone';
  }
  return null;
}
function isRule(file) {
  return /^server\/(\w+\/)?rules\//.test(file);
}

/** Strongly connected components of the files (Tarjan). */
function cycles() {
  const [order, low, stack, open, found] = [new Map(), new Map(), [], new Set(), []];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    open.add(file);
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (open.has(target)) low.set(file, Math.min(low.get(file), low.get(target)));
    }
    if (low.get(file) !== order.get(file)) return;
    const part = stack.splice(stack.indexOf(file));
    for (const each of part) open.delete(each);
    if (part.length > 1) found.push(part.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}
for (const cycle of cycles()) faults.push(`These files import each other: ${cycle.join(', ')}.`);

for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
