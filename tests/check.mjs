// `npm run check`: what a developer runs before a commit. By default the tests are those of what has changed since the last commit.
import { printTimes, runStaticChecks, runTests } from './support/stages.mjs';

const changed = process.argv.includes('--all') ? [] : ['--changed'];
const [, files] = await Promise.all([
  runStaticChecks(),
  runTests('tests', ['--project', 'unit', '--project', 'screens*', ...changed]),
]);
printTimes(files);
