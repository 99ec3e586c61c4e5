import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** The specification is quoted verbatim; its text in backticks contains URLs. */
const QUOTED = 'docs/specification.md';
const below = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const documents = ['README.md', ...below.map((name) => join('docs', name))];

const ROOMS = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const SOURCE = /\.(ts|tsx|mjs|json|md|sql|css|html|png)$/;

/** Returns the text outside code blocks, which may name files that do not exist yet. */
const prose = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/^ {4,}.*$/gm, '');

/** Returns the targets of links and pictures within the repository. */
const linksIn = (text: string) =>
  [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target));

/** Returns the texts in backticks that look like a file or folder from the repository's root. */
const pathsIn = (text: string) =>
  [...prose(text).matchAll(/`([\w@.][\w@./-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => SOURCE.test(path) || (path.includes('/') && ROOMS.includes(path.split('/')[0] ?? '')));

/** Returns the anchors of the headings. */
const anchorsOf = (text: string) =>
  [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

function brokenLink(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path ? join(dirname(document), path) : document;
  if (!existsSync(file)) return true;
  return anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
}

it.each(documents)('%s links only to existing files and headings', (document) => {
  expect(linksIn(readFileSync(document, 'utf8')).filter((target) => brokenLink(document, target))).toEqual([]);
});

it.each(documents.filter((document) => document !== QUOTED))('%s names only existing files and folders', (document) => {
  expect(pathsIn(readFileSync(document, 'utf8')).filter((path) => !existsSync(path))).toEqual([]);
});

it('the README has at most 150 lines', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(150);
});

it('every decision is listed', () => {
  const listed = linksIn(readFileSync('docs/decisions/README.md', 'utf8'));
  const records = below.filter((name) => /^decisions\/\d/.test(name)).map((name) => name.replace('decisions/', ''));
  expect(listed.filter((name) => /^\d/.test(name)).sort()).toEqual(records.sort());
});
