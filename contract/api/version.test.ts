import { expect, it } from 'vitest';
import { etagOf, matchesVersion } from './version';

const version = '2026-11-27T08:00:00.000Z';

it('a version is found among the tags of an If-Match header, however they are written', () => {
  const tag = etagOf(version);
  for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) expect(matchesVersion(header, version)).toBe(true);
});

it('another version, a bare text and an empty header name no version', () => {
  for (const header of ['"2026-11-27T08:00:00.001Z"', version, '', '""']) {
    expect(matchesVersion(header, version)).toBe(false);
  }
});
