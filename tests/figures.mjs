// Prints the size of the code as a Markdown table, with a column for each given commit and one for the files on disk: `node
// tests/figures.mjs 8ec16c4`. docs/architecture.md shows it; no test depends on it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const ROOMS = [
  'contract',
  'resources',
  'server',
  'src',
  'public-site',
  'dataProvider',
  'authProvider',
  'mock-server',
  'tests',
];
/**
 * Parts of the back-office, without tests: the screens generated from declarations with their frame, and what all screens share.
 */
const OFFICE = {
  '`src/crud/` and `src/layout/`': /^src\/(crud|generated|layout)\//,
  '… with `src/ui/` and `src/browser/`': /^src\/(crud|generated|layout|ui|browser)\//,
};
const SOURCE = /\.(ts|tsx|mjs|css)$/;
const TEST = /^tests\/|\.test\.tsx?$/;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
const roomOf = (path) => path.split('/')[0];
const isCounted = (path) => SOURCE.test(path) && ROOMS.includes(roomOf(path));
const linesOf = (text) => text.split('\n').length - 1;

function filesAt(commit) {
  const listed = commit
    ? git('ls-tree', '-r', '--name-only', commit)
    : git('ls-files', '--cached', '--others', '--exclude-standard');
  const read = (path) => (commit ? git('show', `${commit}:${path}`) : readFileSync(path, 'utf8'));
  const isThere = (path) => commit !== null || existsSync(path);
  const paths = listed
    .trim()
    .split('\n')
    .filter((path) => isCounted(path) && isThere(path));
  return paths.map((path) => {
    const text = read(path);
    return { path, text, lines: linesOf(text) };
  });
}

const isTypeScript = ({ path }) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
const EXPORT = /^export (?:default )?(?:async )?(?:function|const|class|interface|type|enum) (\w+)/gm;
const IMPORT = /^import [^;]*;/gm;
const WHAT = /\/\*\*\s*(?:\n\s*\*\s*)?What\b/g;
const count = (text, pattern) => [...text.matchAll(pattern)].length;

/** How easily names and files are found: exports, short files, import headers and noun clauses in docstrings. */
function findability(source, tests) {
  const homes = new Map();
  for (const { path, text } of source)
    for (const [, name] of text.matchAll(EXPORT)) homes.set(name, (homes.get(name) ?? new Set()).add(path));
  const imports = source.flatMap(({ text }) => [...text.matchAll(IMPORT)].map(([all]) => linesOf(all) + 1));
  const share = imports.reduce((total, lines) => total + lines, 0) / sum(source);
  return {
    'names exported from several files': [...homes.values()].filter((paths) => paths.size > 1).length,
    'exported names ending in `Of`': [...homes.keys()].filter((name) => name.endsWith('Of')).length,
    'source files of at most 20 lines': source.filter(({ lines }) => lines <= 20).length,
    'import lines in the source': `${(share * 100).toFixed(1)} %`,
    'docstrings starting with “What”': source.reduce((total, { text }) => total + count(text, WHAT), 0),
    'test files with `vi.mock`': tests.filter(({ text }) => text.includes('vi.mock(')).length,
  };
}

const sum = (files) => files.reduce((total, { lines }) => total + lines, 0);
const number = (value) => value.toLocaleString('en');

function figuresAt(commit) {
  const files = filesAt(commit);
  const tests = files.filter(({ path }) => TEST.test(path));
  const source = files.filter(({ path }) => !TEST.test(path)).sort((a, b) => a.lines - b.lines);
  const at = (share) => source[Math.floor((source.length - 1) * share)]?.lines ?? 0;
  return {
    'source files': number(source.length),
    'test files': number(tests.length),
    'lines of a source file: median': at(0.5),
    '… 90 % have at most': at(0.9),
    '… longest': at(1),
    ...Object.fromEntries(
      ROOMS.map((room) => [`lines in \`${room}/\``, number(sum(files.filter(({ path }) => roomOf(path) === room)))]),
    ),
    ...Object.fromEntries(
      Object.entries(OFFICE).map(([name, place]) => [
        `source lines in ${name}`,
        number(sum(source.filter(({ path }) => place.test(path)))),
      ]),
    ),
    'lines of tests ÷ lines of source': (sum(tests) / sum(source)).toFixed(2),
    ...findability(source.filter(isTypeScript), tests),
  };
}

const commits = process.argv.slice(2);
const columns = [...commits, null].map(figuresAt);
const row = (cells) => `| ${cells.join(' | ')} |`;
console.log(row(['', ...commits, 'now']));
console.log(row(['---', ...columns.map(() => '---:')]));
for (const name of Object.keys(columns[0])) console.log(row([name, ...columns.map((figures) => figures[name])]));
