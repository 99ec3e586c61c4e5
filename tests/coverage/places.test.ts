import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MY_LOCATION } from '../../contract/coverage/coverage';
import type { Answers } from '../../resources/catalogue/actions';
import { type Opened, PRODUCTION_ADAPTERS } from '../conformance/adapters';
import { FOUND, NOT_PROMISED, type Told } from '../support/placesTyped';
import { createWorld, type World } from '../support/world';

type Answer = Answers['checkCoverage'];

/** Returns what people see: the place of a result and its code, or the suggestions. */
function toldOf({ outcome, place, coverageResponse, suggestions }: Answer): Told {
  if (outcome === 'RECOGNISED') return `${place?.name ?? '–'}: ${coverageResponse.code}`;
  const names = suggestions.map(({ name }) => name).join(', ');
  if (outcome === 'SEVERAL' && place) return `part of ${place.name}?`;
  return outcome === 'SEVERAL' ? `${names}?` : 'unknown';
}

describe.each(PRODUCTION_ADAPTERS)('a typed place on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
  });
  afterAll(() => opened?.close());

  const check = async (location: object) => {
    const { status, body } = await world.call<Answer>('POST', '/api/v1/coverage/check', { body: { location } });
    expect(status).toBe(200);
    return body;
  };

  it.each(FOUND)('%j is %s', async (typed, told) => {
    expect(toldOf(await check({ commonName: typed }))).toBe(told);
  });

  it.each(NOT_PROMISED)('%j is not promised fibre, but gets %s', async (typed, told) => {
    const answer = await check({ commonName: typed });
    expect(answer.coverageResponse.code).toBe('NO_PRESENCE');
    expect(toldOf(answer)).toBe(told);
    expect(answer.suggestions.length).toBeLessThanOrEqual(told.startsWith('part of') ? 100 : 5);
  });

  it('names "My location" after its area, or else after the nearest place', async () => {
    const area = await check({ commonName: MY_LOCATION, latitude: 0.3561, longitude: 32.6161 });
    expect(area).toMatchObject({
      outcome: 'RECOGNISED',
      place: { name: 'Ntinda', district: 'Kampala' },
      coverageCheck: { location: { commonName: 'Ntinda, Kampala' } },
    });
    const near = await check({ commonName: MY_LOCATION, latitude: 0.4525, longitude: 32.6125 });
    expect(near.place).toEqual({ name: 'Gayaza', district: 'Wakiso' });
    // Bugolobi is in our network, and this point just outside.
    const beside = await check({ commonName: MY_LOCATION, latitude: 0.3235, longitude: 32.623 });
    expect(beside).toMatchObject({
      outcome: 'RECOGNISED',
      place: { name: 'Kiswa Market', district: 'Kampala' },
      beside: { name: 'Bugolobi', district: 'Kampala', code: 'ASBUILT' },
      coverageResponse: { code: 'NO_PRESENCE' },
    });
    expect(near.beside).toBeNull();
    const nowhere = await check({ commonName: MY_LOCATION, latitude: 1.2345, longitude: 31.2345 });
    expect([nowhere.place, nowhere.coverageCheck.location.commonName]).toEqual([null, MY_LOCATION]);
  });

  it.each([
    ['nti', ['Ntinda']],
    ['Ntinda', ['Ntinda']],
    ['Bugoloobi', ['Bugolobi']],
    ['kabaragar', ['Kabalagala']],
    ['Nakserro', ['Nakasero']],
    ['Village m', ['Bugolobi']],
    ['Entebbe', ['Entebbe', 'Entebbe Town']],
    ['Ntinda, Kam', ['Ntinda']],
    ['xxxxxx', []],
    ['', []],
  ])('typing %j suggests %j first', async (typed, names) => {
    const path = `/api/v1/coverage/places?searchTerm=${encodeURIComponent(typed)}`;
    const { body } = await world.call<Answers['suggestPlaces']>('GET', path);
    expect(body.places.length).toBeLessThanOrEqual(8);
    expect(body.places.slice(0, names.length || 8).map(({ name }) => name)).toEqual(names);
  });

  it('a chosen suggestion has the result of its point', async () => {
    const { suggestions } = await check({ commonName: 'Entebbe' });
    expect(suggestions.length).toBeGreaterThan(1);
    for (const { name, district, latitude, longitude } of suggestions) {
      const answer = await check({ commonName: `${name}, ${district}`, latitude, longitude });
      expect([answer.outcome, answer.place?.name]).toEqual(['RECOGNISED', name]);
    }
  });
});
