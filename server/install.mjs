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

/** Installs the packages of the lock file, if they are not the ones that are there. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const marker = 'node_modules/.installed';
  const state = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === state) return;
  run('npm', 'ci', '--include=dev', '--no-audit', '--no-fund');
  writeFileSync(marker, state);
}
