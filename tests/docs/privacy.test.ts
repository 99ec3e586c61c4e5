import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { periodInWords, RETENTION, retentionFrom } from '../../contract/privacy/retention';
import { PRIVACY } from '../../public-site/content/privacy';
import { storedResources } from '../../resources';

const docs = readFileSync('docs/privacy.md', 'utf8');

describe('retention periods', () => {
  it('are listed in docs/privacy.md as declared', () => {
    for (const { what, setting, days, since } of Object.values(retentionFrom({})))
      expect(docs).toContain(`| ${what} | ${periodInWords(days)} after ${since} | \`${setting}\` |`);
  });

  it('are listed in docs/privacy.md for everything that is deleted', () => {
    for (const { label, retention = [] } of storedResources)
      for (const { days, by, empties } of retention)
        expect(docs).toContain(`| ${label[1]}${empties ? ` (${empties.join(', ')})` : ''} | ${days} | \`${by}\` |`);
  });

  it('are on the privacy page, exactly those of the declaration', () => {
    const { points = [] } = PRIVACY.sections.find(({ id }) => id === 'time') ?? {};
    expect(points).toEqual(
      Object.values(RETENTION).map(({ what, days, since }) => `${what}: ${periodInWords(days)} after ${since}.`),
    );
  });

  it('are those by which the sweep deletes records', () => {
    const swept = storedResources.flatMap(({ retention = [] }) => retention.map(({ days }) => days));
    for (const { days, setting } of Object.values(RETENTION)) expect(swept, setting).toContain(days);
  });
});

it.each([
  [1, '1 day'],
  [90, '90 days'],
  [400, '400 days'],
  [730, '2 years'],
  [731, '2 years'],
  [1_826, '5 years'],
  [2_557, '7 years'],
  [1_900, '1900 days'],
])('%i days are shown as %s', (days, words) => {
  expect(periodInWords(days)).toBe(words);
});

it.each([
  [{}, 90],
  [{ RETENTION_MESSAGES: '30' }, 30],
  [{ RETENTION_MESSAGES: '0' }, 90],
  [{ RETENTION_MESSAGES: 'x' }, 90],
])('with %j, messages are kept for %i days', (env, days) => {
  expect(retentionFrom(env).messages.days).toBe(days);
});
