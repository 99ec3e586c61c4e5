import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REPORTS } from '../../resources/reports';

it('docs/reports.md says what each report counts, as on its screen', () => {
  const lines = readFileSync('docs/reports.md', 'utf8').split('\n');
  const written = lines.filter((line) => line.startsWith('| ') && line.includes('`'));
  expect(written).toEqual(
    REPORTS.map(({ label, name, permission, by, rowLabel, hint }) => {
      const rows = by ? Object.values(by).join(', ') : rowLabel;
      return `| ${label} | \`${name}\` | ${permission} | ${rows} | ${hint} |`;
    }),
  );
});
