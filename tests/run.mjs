// `npm test`: installs what the tests need, then runs all of them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build, install, run } from '../server/install.mjs';

const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
if (![process.env.CHROMIUM, ...browsers.map((name) => `/usr/bin/${name}`)].some((file) => file && existsSync(file))) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).error) {
    console.error('Install Chromium first (or set CHROMIUM); as root on Debian this is done for you.');
    process.exit(1);
  }
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
}

install();
run('npx', 'concurrently', '--group', '--kill-others-on-fail', 'npm:typecheck', 'npm run lint && npm run unused');
build();
run('npx', 'vitest', 'run');
