// What `npm start` and `npm test` do first on any machine; plain Node, since nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Runs a program with its output shown; ends this process if it fails. */
export function run(program, ...args) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** Open files without which the product can be neither built nor served. */
const LEAST_FILES = 256;

/** Ends this process with one line if its Node is too old or may open too few files. */
export function requireRuntime() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const { soft = 'unlimited' } = process.report.getReport().userLimits?.open_files ?? {};
  const fault =
    major < 20 || (major === 20 && minor < 19)
      ? `Node 20.19 or newer is needed; this is ${process.versions.node}.`
      : soft !== 'unlimited' && soft < LEAST_FILES
        ? `At least ${LEAST_FILES} files must be allowed to be open at once; ${soft} are: raise it with ulimit -n 4096.`
        : null;
  if (fault === null) return;
  console.error(fault);
  process.exit(1);
}

/** Installs the packages of the lock file, if they are not the ones that are there. */
export function install() {
  requireRuntime();
  const marker = 'node_modules/.installed';
  const state = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === state) return;
  run('npm', 'ci', '--include=dev', '--no-audit', '--no-fund');
  writeFileSync(marker, state);
}
