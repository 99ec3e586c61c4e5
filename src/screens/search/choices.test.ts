import { expect, it } from 'vitest';
import { type FoundRecord, groupsOf, matchesWords, type PageChoice } from './choices';

const place = (label: string): PageChoice => ({ label, icon: 'circle', to: `/${label}` });
const record = (id: string, exact = false): FoundRecord => ({
  resource: 'accounts',
  id,
  label: id,
  state: null,
  accountId: id,
  clientId: null,
  exact,
});
const pages = ['Payments', 'Tickets', 'Sales Agents'].map(place);
const actions = ['New lead', 'New ticket'].map(place);
const known = { typed: '', recent: [], found: [], pages, actions };
const keys = (given: Partial<typeof known> | object) =>
  groupsOf({ ...known, ...given }).map(({ section, choices }) => [section, ...choices.map(({ key }) => key)]);

it('matches words by their beginnings, in any order', () => {
  expect(matchesWords('Sales Agents', 'ag sal')).toBe(true);
  expect(matchesWords('Sales Agents', 'gents')).toBe(false);
});

it('offers recent records and create actions before anything is typed', () => {
  expect(keys({ recent: [record('a')] })).toEqual([
    ['recent', 'recent-a'],
    ['actions', 'actions-/New lead', 'actions-/New ticket'],
  ]);
});

it('puts a page whose name starts with the text before matching records', () => {
  expect(keys({ typed: 'tick', found: [record('a')] })).toEqual([
    ['pages', 'pages-/Tickets'],
    ['actions', 'actions-/New ticket'],
    ['found', 'found-a'],
  ]);
});

it('puts an exactly matching record before pages', () => {
  expect(keys({ typed: 'tick', found: [record('a', true)] })[0]).toEqual(['found', 'found-a']);
});

it('puts records first for a single letter', () => {
  expect(keys({ typed: 't', found: [record('a')] })[0]).toEqual(['found', 'found-a']);
});

it('offers nothing if nothing matches', () => {
  expect(keys({ typed: 'zzz' })).toEqual([]);
});
