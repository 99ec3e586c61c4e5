// `npm test`: installs what the tests need, then runs all of them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { build, install, run } from '../server/install.mjs';

const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', process.env.CHROMIUM];
const postgres = [
  ...(existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []).map(
    (version) => `/usr/lib/postgresql/${version}/bin/initdb`,
  ),
  process.env.PGBIN && `${process.env.PGBIN}/initdb`,
];
const missing = [
  ...(chromium.some((file) => file && existsSync(file)) ? [] : ['chromium']),
  ...(postgres.some((file) => file && existsSync(file)) ? [] : ['postgresql']),
];
if (missing.length) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).error) {
    console.error(
      `Install ${missing.join(' and ')} first (or set CHROMIUM and PGBIN); as root on Debian this is done for you.`,
    );
    process.exit(1);
  }
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing);
}

install();
run('npm', 'run', 'typecheck', '--silent');
run('npm', 'run', 'lint', '--silent');
build();
run('npx', 'vitest', 'run');
