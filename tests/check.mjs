// `npm run check`: developers run it before a commit. By default it tests only what has changed since the last commit.
import { printTimes, runStaticChecks, runTests } from './support/stages.mjs';

const changed = process.argv.includes('--all') ? [] : ['--changed'];
const [, files] = await Promise.all([
  runStaticChecks(),
  runTests('tests', ['--project', 'unit', '--project', 'screens', ...changed]),
]);
printTimes(files);
