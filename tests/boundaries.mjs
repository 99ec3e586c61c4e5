// Writes the import rules of every top-level code folder, and of every room of the back-office, into biome.json, from the tables
// below and the folder names on disk. `npm run lint` runs it with --check first, so a new folder without a row, or a hand-edited
// rule, fails.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The folders from which a folder may import, besides itself. Imports run one way; docs/architecture.md draws them. */
const mayImport = {
  contract: [],
  resources: ['contract'],
  dataProvider: ['contract', 'resources'],
  authProvider: ['contract', 'resources'],
  server: ['contract', 'resources'],
  'mock-server': ['contract', 'resources', 'server'],
  src: ['contract', 'resources', 'dataProvider', 'authProvider'],
  'public-site': ['contract', 'resources'],
};
/** Start-up files that combine the server and the stand-ins: the only server files that may import mock-server. */
const compositionRoots = ['server/main.ts'];
const unbound = ['tests', 'docs', 'node_modules', 'dist', 'data'];

/** The same for the rooms of the back-office: the folders outside, and the neighbouring rooms, from which each may import. */
const rooms = {
  theme: [['contract']],
  icons: [[]],
  browser: [['contract']],
  session: [mayImport.src],
  i18n: [['contract', 'resources'], 'browser'],
  ui: [['contract'], 'theme', 'icons', 'browser', 'i18n'],
  crud: [mayImport.src, 'browser', 'i18n', 'session', 'ui'],
  layout: [mayImport.src, 'icons', 'browser', 'i18n', 'session', 'ui', 'crud'],
  screens: [mayImport.src, 'theme', 'icons', 'browser', 'i18n', 'session', 'ui', 'crud', 'layout'],
  kit: [[], 'theme', 'i18n', 'ui'],
  testing: [mayImport.src, 'theme', 'i18n', 'session', 'crud', 'screens'],
};
/** A server folder with pure functions, which imports no other server folder. */
const secluded = 'rules';
/** Tests may import what they share. */
const notTests = '!**/*.test.{ts,tsx}';

const entriesOf = (path) => readdirSync(path, { withFileTypes: true });
const foldersOf = (path) => entriesOf(path).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const folders = foldersOf('.').filter((name) => !name.startsWith('.') && !unbound.includes(name));
/** Returns the start-up files, which may import all rooms; no room may import them. */
const sourcesIn = (path) => entriesOf(path).flatMap(({ name }) => /^(.+)\.tsx?$/.exec(name)?.[1] ?? []);
const startUp = sourcesIn('src');

for (const [table, names, where] of [
  [mayImport, folders, '.'],
  [rooms, foldersOf('src'), 'src'],
]) {
  const missing = names.filter((name) => !(name in table));
  const gone = Object.keys(table).filter((name) => !names.includes(name));
  if (missing.length || gone.length) {
    console.error(
      `tests/boundaries.mjs, ${where}: give these folders a row: [${missing}]; remove these rows: [${gone}]`,
    );
    process.exit(1);
  }
}

const DEPTHS = [1, 2, 3, 4].map((depth) => '../'.repeat(depth));
const below = (names) => DEPTHS.map((up) => `${up}{${names}}/**`);
const named = (names) => DEPTHS.map((up) => `${up}{${names}}`);
const others = (all, name, allowed) => all.filter((other) => other !== name && !allowed.includes(other));
const outside = (name, allowed) => below([...others(folders, name, allowed), 'tests']);

const rule = (includes, place, allowed, group) => {
  const message = `${place}/ may import only from: ${[place, ...allowed].join(', ')} (tests/boundaries.mjs).`;
  const noRestrictedImports = { level: 'error', options: { patterns: [{ group, message }] } };
  return { includes, linter: { rules: { style: { noRestrictedImports } } } };
};
const folderRule = (includes, name, allowed) => rule(includes, name, allowed, outside(name, allowed));
const roomRule = ([name, [above, ...beside]]) =>
  rule(
    [`src/${name}/**`, notTests],
    `src/${name}`,
    [...beside, ...above],
    [...outside('src', above), ...below(others(Object.keys(rooms), name, beside)), ...named(startUp)],
  );
const overrides = [
  ...folders.map((name) => {
    const exempt = compositionRoots.filter((file) => file.startsWith(`${name}/`)).map((file) => `!${file}`);
    return folderRule([`${name}/**`, ...exempt], name, mayImport[name]);
  }),
  folderRule(compositionRoots, 'server', [...mayImport.server, 'mock-server']),
  ...Object.entries(rooms).map(roomRule),
  rule([`server/${secluded}/**`, notTests], `server/${secluded}`, mayImport.server, [
    ...outside('server', mayImport.server),
    ...below(others(foldersOf('server'), secluded, [])),
    ...named(sourcesIn('server')),
  ]),
];

const config = JSON.parse(readFileSync('biome.json', 'utf8'));
const text = `${JSON.stringify({ ...config, overrides }, null, 2)}\n`;
if (process.argv.includes('--check')) {
  if (JSON.stringify(config.overrides) !== JSON.stringify(overrides)) {
    console.error(
      'biome.json: the import rules are not those of tests/boundaries.mjs; run `node tests/boundaries.mjs`.',
    );
    process.exit(1);
  }
} else {
  writeFileSync('biome.json', text);
}
