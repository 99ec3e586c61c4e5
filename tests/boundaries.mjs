// Writes the import rules of every top-level code folder into biome.json, from the table below and the folder names on disk.
// `npm run lint` runs it with --check first, so a new folder without a row, or a hand-edited rule, fails.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Which folders a folder may import from (itself always). Arrows run one way; docs/architecture.md draws them. */
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
/** Start-up files that put server and stand-ins together: the only server files that may know mock-server. */
const compositionRoots = ['server/main.ts'];
const unbound = ['tests', 'docs', 'node_modules', 'dist', 'data'];

const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !unbound.includes(entry.name))
  .map((entry) => entry.name);
const missing = folders.filter((name) => !(name in mayImport));
const gone = Object.keys(mayImport).filter((name) => !existsSync(name));
if (missing.length || gone.length) {
  console.error(`tests/boundaries.mjs: give these folders a row: [${missing}]; remove these rows: [${gone}]`);
  process.exit(1);
}

const restrict = (name, allowed) => {
  const forbidden = [...folders.filter((other) => other !== name && !allowed.includes(other)), 'tests'];
  const group = forbidden.flatMap((other) => [`../${other}/**`, `../../${other}/**`, `../../../${other}/**`]);
  const message = `${name}/ may import only from: ${[name, ...allowed].join(', ')} (tests/boundaries.mjs).`;
  return { level: 'error', options: { patterns: [{ group, message }] } };
};
const rule = (includes, name, allowed) => ({
  includes,
  linter: { rules: { style: { noRestrictedImports: restrict(name, allowed) } } },
});
const overrides = [
  ...folders.map((name) =>
    rule(
      [`${name}/**`, ...compositionRoots.filter((file) => file.startsWith(`${name}/`)).map((file) => `!${file}`)],
      name,
      mayImport[name],
    ),
  ),
  rule(compositionRoots, 'server', [...mayImport.server, 'mock-server']),
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
