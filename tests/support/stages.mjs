// Runs the stages of `npm test` and `npm run check`, and prints how long each took. Plain Node: nothing may be installed yet.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';

const began = Date.now();
const stages = [];
const running = new Set();

/**
 * Runs a program as a stage: prints its output when it has ended, or at once if it is `shown`. If it fails, ends the other stages
 * and this process.
 */
export function runStage(name, [program, ...args], { shown = false, env = {} } = {}) {
  const start = Date.now();
  const options = { stdio: shown ? 'inherit' : 'pipe', env: { ...process.env, ...env } };
  const child = spawn(program, args, options);
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message;
    });
    child.once('close', (code) => {
      running.delete(child);
      stages.push({ name, seconds: (Date.now() - start) / 1_000 });
      if (code === 0) {
        if (output.trim()) console.log(output.trim());
        resolve();
        return;
      }
      console.error(`${output.trim()}\n${name} failed.`);
      for (const other of running) other.kill();
      process.exitCode = code || 1;
      // The other stages clean up first: databases and servers end with them.
      Promise.all([...running].map((other) => new Promise((gone) => other.once('close', gone)))).then(() =>
        process.exit(),
      );
    });
  });
}

/** Measures `work`, which runs in this process, as a stage. */
export function timeStage(name, work) {
  const start = Date.now();
  work();
  stages.push({ name, seconds: (Date.now() - start) / 1_000 });
}

/** The checks that read the sources and run nothing. */
export const runStaticChecks = async () => {
  await runStage('types', ['npx', 'tsc']);
  await runStage('import rules', ['node', 'tests/boundaries.mjs', '--check']);
  await runStage('lint', ['npx', 'biome', 'check', '--error-on-warnings', '--log-level=warn']);
  await runStage('unused code', ['npx', 'knip', '--no-progress', '--treat-config-hints-as-errors']);
};

const TIMES = 'node_modules/.cache/kitara';

/** Runs projects of Vitest as a stage; their times join the table. */
export async function runTests(name, args) {
  mkdirSync(TIMES, { recursive: true });
  const path = `${TIMES}/${name}.json`;
  await runStage(name, ['npx', 'vitest', 'run', '--passWithNoTests', ...args], {
    shown: true,
    env: { TEST_TIMES: path },
  });
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

const seconds = (milliseconds) => (milliseconds / 1_000).toFixed(1);
const sum = (values) => values.reduce((total, value) => total + value, 0);
const COLUMNS = ['cpu', 'import', 'environment', 'database', 'demo data', 'browser', 'waiting'];
const timesOf = (file) => COLUMNS.map((name) => file[name] ?? file.phases[name] ?? 0);

function printTable(heading, rows) {
  const widths = heading.map((_, at) => Math.max(...[heading, ...rows].map((row) => String(row[at]).length)));
  const line = (row) =>
    row.map((cell, at) => (at === 0 ? String(cell).padEnd(widths[at]) : String(cell).padStart(widths[at]))).join('  ');
  console.log(`\n${[heading, ...rows].map(line).join('\n')}`);
}

/** The number of slowest files in the list. */
const SLOWEST = 20;

/** Prints what each stage, each project and each of the slowest test files took, in seconds. */
export function printTimes(files) {
  printTable(
    ['stage', 's'],
    [...stages.map(({ name, seconds: took }) => [name, took.toFixed(1)]), ['all', seconds(Date.now() - began)]],
  );
  const projects = [...new Set(files.map(({ project }) => project))].map((project) => {
    const own = files.filter((file) => file.project === project);
    const took = Math.max(...own.map(({ ended }) => ended)) - Math.min(...own.map(({ began: start }) => start));
    const totals = COLUMNS.map((_, at) => seconds(sum(own.map((file) => timesOf(file)[at]))));
    return [project, own.length, sum(own.map(({ tests }) => tests)), seconds(took), ...totals];
  });
  printTable(['tests', 'files', 'tests', 's', ...COLUMNS], projects);
  const length = ({ began: start, ended }) => ended - start;
  const slowest = files.toSorted((a, b) => length(b) - length(a)).slice(0, SLOWEST);
  printTable(
    ['slowest files', 's', ...COLUMNS],
    slowest.map((file) => [file.file, seconds(length(file)), ...timesOf(file).map(seconds)]),
  );
}
