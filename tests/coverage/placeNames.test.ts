import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normalizeName } from '../../contract/coverage/places/fold';
import type { Answers } from '../../resources/catalogue/actions';
import { type Opened, PRODUCTION_ADAPTERS } from '../conformance/adapters';
import { NAMES, NOT_OURS } from '../support/placeNames';
import { createWorld, type World } from '../support/world';

describe.each(PRODUCTION_ADAPTERS)('the gazetteer on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
  });
  afterAll(() => opened?.close());

  const check = async (commonName: string) =>
    (
      await world.call<Answers['checkCoverage']>('POST', '/api/v1/coverage/check', {
        body: { location: { commonName } },
      })
    ).body;
  const isName = (name: string | undefined, means: string) => normalizeName(name ?? '') === normalizeName(means);

  it('knows at least 95 % of the names that people type, and gives none the answer of another place', async () => {
    const unknown: string[] = [];
    const wrong: string[] = [];
    for (const { typed, means } of NAMES) {
      const { outcome, place, suggestions } = await check(typed);
      if (outcome === 'RECOGNISED' && !isName(place?.name, means)) wrong.push(`${typed}: ${place?.name}`);
      const isKnown = isName(place?.name, means) || suggestions.some(({ name }) => isName(name, means));
      if (!isKnown) unknown.push(`${typed}: ${outcome} ${suggestions.map(({ name }) => name)}`);
    }
    expect(NAMES.length).toBeGreaterThanOrEqual(580);
    expect(wrong).toEqual([]);
    expect(unknown.length).toBeLessThan(NAMES.length * 0.05);
  }, 60_000);

  it('promises fibre for no other name, and for no place elsewhere', async () => {
    const promised: string[] = [];
    for (const typed of NOT_OURS) {
      const { coverageResponse, place } = await check(typed);
      if (coverageResponse.code !== 'NO_PRESENCE') promised.push(`${typed}: ${place?.name} ${coverageResponse.code}`);
    }
    expect(promised).toEqual([]);
    expect(NOT_OURS.length).toBeGreaterThanOrEqual(200);
  }, 60_000);
});
