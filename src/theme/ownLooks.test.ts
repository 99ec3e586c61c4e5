import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The back-office's files except tests and the theme itself. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/^theme\/|\.test\.tsx?$/.test(path),
);

const NAMED = 'white|black|red|green|blue|gr[ae]y|orange|yellow|silver|purple|pink|brown|navy|teal|gold';
const LOOKS = [
  /\bfont(Size|Family)\b/,
  /['"`\s(:]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i,
  /\b(?:rgba?|hsla?|oklch|lab|lch|hwb)\(/,
  new RegExp(`(?:[cC]olou?r|fill|stroke|background|border|shadow)\\w*['"]?[=:]\\s*\\{?['"\`](?:${NAMED})\\b`, 'i'),
];
const looksIn = (text: string) => text.split('\n').filter((line) => LOOKS.some((look) => look.test(line)));

it('no font or colour is set outside the theme', () => {
  expect(sources.length).toBeGreaterThan(300);
  const own = sources.flatMap((path) =>
    looksIn(readFileSync(`src/${path}`, 'utf8')).map((line) => `${path}: ${line.trim()}`),
  );
  expect(own).toEqual([]);
});

it.each([
  'sx={{ fontSize: 13 }}',
  "color: '#fff',",
  'stroke="#0b6e63"',
  "boxShadow: '0 8px 24px rgb(0 0 0 / 0.16)',",
  "bgcolor: 'white',",
  'fill="black"',
])('finds %s', (line) => {
  expect(looksIn(line)).toEqual([line]);
});

it.each(["typography: 'body2',", "bgcolor: 'common.white',", "href='#content'", "title: '#12', color: 'text.primary'"])(
  'ignores %s',
  (line) => {
    expect(looksIn(line)).toEqual([]);
  },
);
