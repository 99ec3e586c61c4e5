// `npm test`: installs what the tests need, then runs all of them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build, install, run } from '../server/install.mjs';

const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const isThere = (...files) => files.some((file) => file && existsSync(file));
const missing = [
  ...(isThere(process.env.CHROMIUM, ...browsers.map((name) => `/usr/bin/${name}`)) ? [] : ['chromium-headless-shell']),
  // Its tests say that they are skipped where it is not there.
  ...(isThere('/usr/sbin/pgbouncer') ? [] : ['pgbouncer']),
];
const isDebianRoot = process.getuid?.() === 0 && !spawnSync('apt-get', ['--version']).error;
if (missing.length && isDebianRoot) {
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing);
} else if (missing.includes('chromium-headless-shell')) {
  console.error('Install Chromium first (or set CHROMIUM); as root on Debian this is done for you.');
  process.exit(1);
}

install();
run('npx', 'concurrently', '--group', '--kill-others-on-fail', 'npm:typecheck', 'npm run lint && npm run unused');
build();
run('npx', 'vitest', 'run');
