// What `npm start` and `npm test` do first on any machine; plain Node, since nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a program with its output shown; ends this process where it fails. */
export function run(program, ...args) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

const sha256 = (parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** Does `work` unless `marker` says that it was last done for the same `state`. */
function unlessDone(marker, state, work) {
  if (read(marker) === state) return;
  work();
  writeFileSync(marker, state);
}

/** Installs the packages of the lock file, if they are not the ones that are there. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  unlessDone('node_modules/.installed', sha256([readFileSync('package-lock.json')]), () =>
    run('npm', 'ci', '--include=dev', '--no-audit', '--no-fund'),
  );
}

const SOURCES = [
  'contract',
  'resources',
  'dataProvider',
  'authProvider',
  'src',
  'public-site',
  'server',
  'mock-server',
];
const FILES = ['package-lock.json', 'tsconfig.json', 'vite.config.ts'];

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Builds both browser apps and the server, if the sources (or the brand, or the periods of retention) are not those of the last build. */
export function build() {
  const files = [...FILES, ...SOURCES.flatMap(filesBelow)];
  const brand = Object.entries(process.env).filter(([name]) => /^(BRAND|RETENTION)_/.test(name));
  const state = sha256([JSON.stringify(brand), ...files.flatMap((file) => [file, readFileSync(file)])]);
  // Vite announces another loader of its configuration; ours is read by today's.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  unlessDone('dist/.built', state, () => run('npm', 'run', 'build', '--silent'));
}
