// `npm test`: installs what the tests need, then runs all of them and prints where the time went.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { install, run } from '../server/install.mjs';
import { printTimes, runStage, runStaticChecks, runTests, timeStage } from './support/stages.mjs';

/** The Debian programs that the tests run, with their paths. */
const PROGRAMS = {
  // The same engine as Chromium without a window of its own, for a quarter of the processor time.
  'chromium-headless-shell': process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  // The tests of these report that they are skipped if one is missing.
  pgbouncer: '/usr/sbin/pgbouncer',
  freeradius: '/usr/sbin/freeradius',
  'freeradius-postgresql': '/usr/lib/freeradius/rlm_sql_postgresql.so',
  'freeradius-utils': '/usr/bin/radclient',
};
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);

timeStage('install', () => {
  const missing = Object.keys(PROGRAMS).filter((name) => !existsSync(PROGRAMS[name]));
  const isDebianRoot = process.getuid?.() === 0 && !spawnSync('apt-get', ['--version']).error;
  if (missing.length > 0 && isDebianRoot) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing);
  } else if (missing.includes('chromium-headless-shell') && !BROWSERS.some(existsSync)) {
    console.error('Install Chromium first (or set CHROMIUM); as root on Debian this is done for you.');
    process.exit(1);
  }
  install();
});

// The checks and the build read only the sources, so they run beside the tests that do not need the build.
const checked = runStaticChecks();
await runStage('build the server', ['node', 'server/build.mjs', 'server']);
const built = runStage('build the apps', ['node', 'server/build.mjs']);
const files = await runTests('tests', ['--project', '!e2e']);
await Promise.all([checked, built]);
files.push(...(await runTests('journeys', ['--project', 'e2e'])));
printTimes(files);
