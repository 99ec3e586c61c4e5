import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resources } from '../..';
import { clients } from '../../accounts/clients';
import { DEMO_DATA } from '../../catalogue/demo';
import { tickets } from '../../tickets/tickets';
import { declareDemo } from './declareDemo';
import { generateDemo } from './generate';

const NOW = new Date('2026-11-20T09:00:00.000Z');

it('the same moment gives the same demo data', () => {
  const given = resources.filter(({ name }) => DEMO_DATA.some(({ resource }) => resource.name === name));
  const made = () => [...generateDemo(given, NOW)];
  expect(made()).toEqual(made());
  for (const [name, rows] of made()) expect(rows.length, name).toBeGreaterThan(0);
});

it('no resource has demo data twice', () => {
  const names = DEMO_DATA.map(({ resource }) => resource.name);
  expect(names).toEqual([...new Set(names)]);
});

it('a field that the declaration does not have does not compile', () => {
  const declared = [
    declareDemo(clients, { count: 1, fields: { firstName: () => 'Ann', stage: () => 'LEAD' as const } }),
    declareDemo(tickets, { count: 1, fields: { 'contact.name': () => 'Ann' } }),
    // @ts-expect-error There is no firstname.
    declareDemo(clients, { count: 1, fields: { firstname: () => 'Ann' } }),
    // @ts-expect-error A group is made up field by field.
    declareDemo(tickets, { count: 1, fields: { contact: () => null } }),
    // @ts-expect-error There is no such stage.
    declareDemo(clients, { count: 1, fields: { stage: () => 'LED' as const } }),
    // @ts-expect-error There is no firstname.
    declareDemo(clients, { rows: [{ firstname: 'Ann' }] }),
  ];
  expect(declared).toHaveLength(6);
});

it('given records contain only declared fields', () => {
  for (const { resource, data } of DEMO_DATA)
    for (const row of 'rows' in data ? data.rows : [])
      expect(
        Object.keys(row).filter((name) => !(name in resource.fields)),
        resource.name,
      ).toEqual([]);
});

it('declarations contain and read no demo data', () => {
  const files = readdirSync('resources').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const telling = files.filter((name) => /\bdemo/i.test(readFileSync(`resources/${name}`, 'utf8')));
  expect(telling).toEqual([]);
});
