// `npm run build`: builds the parts of the product whose sources have changed since the last build.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const vite = (mode) => ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--logLevel', 'warn'];
const SHARED = ['contract', 'resources', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** The sources of each part, and the programs that build it, in order. */
const PARTS = {
  server: { sources: [...SHARED, 'server', 'mock-server'], steps: [vite('server')] },
  office: { sources: [...SHARED, 'dataProvider', 'authProvider', 'src'], steps: [vite('office')] },
  public: {
    sources: [...SHARED, 'public-site'],
    steps: [vite('public'), vite('prerender'), ['dist/prerender/prerender.js'], vite('worker')],
  },
};

/** Returns the files of a source, which is a file or a folder. Tests are not built. */
function filesOf(source) {
  if (/\.\w+$/.test(source)) return [source];
  return readdirSync(source, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The brand and the retention periods are built in. */
const BUILT_IN = /^(BRAND|RETENTION)_/;

/** Returns a hash of the content of these files and folders, and of the settings that are built in. */
export function hashSources(sources) {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(Object.entries(process.env).filter(([name]) => BUILT_IN.test(name))));
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const markerOf = (name) => `dist/.built-${name}`;
const isBuilt = (name, state) => existsSync(markerOf(name)) && readFileSync(markerOf(name), 'utf8') === state;

function runNode(args) {
  // Vite announces another loader for its configuration; ours still needs the current one.
  const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} failed.`))));
  });
}

async function buildPart(name) {
  const state = hashSources(PARTS[name].sources);
  if (isBuilt(name, state)) return;
  // After an interrupted build, the part must not count as built from the previous sources either.
  rmSync(markerOf(name), { force: true });
  for (const step of PARTS[name].steps) await runNode(step);
  mkdirSync('dist', { recursive: true });
  writeFileSync(markerOf(name), state);
}

/** Returns the parts that are not built from today's sources. */
export const unbuiltParts = () => Object.keys(PARTS).filter((name) => !isBuilt(name, hashSources(PARTS[name].sources)));

/** Builds the outdated parts at the same time; by default all parts are checked. Rejects if one fails. */
export const build = (names = Object.keys(PARTS)) => Promise.all(names.map(buildPart));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = process.argv.slice(2);
  await build(names.length > 0 ? names : undefined).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
