import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resourceNamed } from '../../resources';
import { LEDGER_FIGURES } from '../../resources/ledger/metrics';
import { FIGURES } from '../../resources/metrics';
import { type Figure, figureAddress, screenOf } from '../../resources/metrics/Figure';
import { NET } from '../../resources/payments/metrics';
import { englishOf } from '../../resources/translations/englishOf';

const DAYS = { from: 'first-day', to: 'last-day' };
const nameOf = ({ label }: Figure) => (typeof label === 'string' ? label : englishOf(label.option));

/** Returns a figure's row in docs/figures.md. */
function rowOf(figure: Figure): string {
  const address = figureAddress(figure, DAYS)?.replace('?page=1', '');
  const list = address ? `\`${decodeURIComponent(address)}\`` : 'none';
  return `| ${nameOf(figure)} | \`${figure.name}\` | ${figure.hint} | ${list} |`;
}

it('docs/figures.md describes what each figure counts and its list', () => {
  const rows = readFileSync('docs/figures.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  expect(rows.slice(1)).toEqual(
    [...FIGURES, ...LEDGER_FIGURES].map(rowOf).concat(`| ${NET.label} | – | ${NET.hint} | none |`),
  );
});

it('each figure has a unique name and an existing list', () => {
  const all = [...FIGURES, ...LEDGER_FIGURES];
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const figure of all.filter(({ list }) => list))
    expect([figure.name, screenOf(figure)?.list]).toEqual([figure.name, figure.list]);
});

it('a summed figure has the same sum as its list', () => {
  for (const { resource, sum } of FIGURES.filter((figure) => figure.sum))
    expect(resourceNamed(resource).list?.sum?.field).toBe(sum);
});
