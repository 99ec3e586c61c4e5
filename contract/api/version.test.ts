import { expect, it } from 'vitest';
import { etagOf, matchesVersion } from './version';

const version = '2026-11-27T08:00:00.000Z';

it('finds a version in an If-Match header in every notation of its tags', () => {
  const tag = etagOf(version);
  for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) expect(matchesVersion(header, version)).toBe(true);
});

it('does not match another version, text without quotes, or an empty header', () => {
  for (const header of ['"2026-11-27T08:00:00.001Z"', version, '', '""']) {
    expect(matchesVersion(header, version)).toBe(false);
  }
});
