import { readdirSync, readFileSync } from 'node:fs';
import { ts } from '@ts-morph/common';
import { analyse } from 'scslre';
import { expect, it } from 'vitest';

const FOLDERS = ['contract', 'resources', 'server', 'public-site', 'src'];

/** The patterns whose time can grow faster than their text, by file, with the reason why the text is short. */
const BOUNDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'server/rules/passwordRule.ts': {
    '/^[^a-z]+|[^a-z]+$/g': 'a new password has at most 200 characters',
    '/^(.+?)\\1+$/': 'a new password has at most 200 characters',
  },
  'server/statements/rules/values.ts': {
    '/^(\\d{1,4})[-/.](\\d{1,2})[-/.](\\d{1,4})[T,\\s]*(.*)$/': 'momentIn reads at most 60 characters',
    '/^(\\d{1,2})(?:st|nd|rd|th)?[-/,\\s]+([A-Za-z]{3})[A-Za-z]*[-/,.\\s]+(\\d{2,4})[T,\\s]*(.*)$/':
      'momentIn reads at most 60 characters',
    '/^([A-Za-z]{3})[A-Za-z]*[-/.\\s]+(\\d{1,2})(?:st|nd|rd|th)?[-/,\\s]+(\\d{2,4})[T,\\s]*(.*)$/':
      'momentIn reads at most 60 characters',
  },
  'server/config/productionFaults.ts': { '/^(.+)\\1+$/s': 'the secret is of the operator’s own environment' },
  'server/store/addresses.ts': {
    '/^(\\w+:\\/\\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/': 'the address of the database is of the operator’s own environment',
  },
};

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

/** Returns the regular expressions written in a file. */
function literalsIn(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind));
  return found;
}

/** Returns whether a pattern's time can grow faster than the length of its text. */
function isSlow(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  const pattern = new RegExp(literal.slice(1, end), literal.slice(end + 1));
  return analyse(pattern, { assumeRejectingSuffix: false }).reports.length > 0;
}

it.each(['/\\/+$/', '/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/', '/a|\\s+or\\s+/i', '/^(a+)+$/'])(
  'reports %s as slow',
  (literal) => {
    expect(isSlow(literal)).toBe(true);
  },
);

it('no regular expression is slow, except for those on short texts', () => {
  const slow = FOLDERS.flatMap(sourcesIn).flatMap((file) =>
    literalsIn(file)
      .filter(isSlow)
      .map((literal) => `${file} ${literal}`),
  );
  const listed = Object.entries(BOUNDED).flatMap(([file, literals]) =>
    Object.keys(literals).map((literal) => `${file} ${literal}`),
  );
  expect([...new Set(slow)].sort()).toEqual(listed.sort());
});
