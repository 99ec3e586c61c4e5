// The first steps of `npm start` and `npm test` on any machine. This is plain Node, because nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Runs a program with its output shown; ends this process if it fails. */
export function run(program, ...args) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** The number of open files without which the product can be neither built nor served. */
const LEAST_FILES = 256;

/** Ends this process with one line if Node is too old or too few open files are allowed. */
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

/** Installs the packages of the lock file, unless they are already installed. */
export function install() {
  requireRuntime();
  const marker = 'node_modules/.installed';
  const state = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === state) return;
  run('npm', 'ci', '--include=dev', '--no-audit', '--no-fund');
  writeFileSync(marker, state);
}
