import { expect, it } from 'vitest';
import { positionNote, type Whereabouts } from './positionNote';

const CENTRE = { latitude: 0.3163, longitude: 32.5822 };
const KAMPALA: Whereabouts = { areas: [[32.616, 0.356]], centre: CENTRE };
const noteOn = (longitude: number, latitude: number, where = KAMPALA) => {
  const polygon = { type: 'Polygon' as const, coordinates: [[[longitude, latitude] as [number, number]]] };
  const note = positionNote({ name: 'A', district: '', status: 'PLANNED', polygon, notes: [] }, where);
  return note && String(note);
};

it.each([
  ['in the same city', 32.65, 0.3],
  ['in another town of the country', 30.91, 3.02],
  ['across the border', 34.75, -0.09],
])('says nothing about an area %s', (_, longitude, latitude) => expect(noteOn(longitude, latitude)).toBeNull());

it('says how far away an area is, and whether its coordinates seem to be swapped', () => {
  expect(noteOn(32.65, 66)).toBe('A is 7,299 km away from your other areas. Check its coordinates.');
  expect(noteOn(0.36, 32.64)).toBe(
    'A is 4,928 km away from your other areas: its latitude and longitude seem to be swapped.',
  );
  const none = { areas: [], centre: CENTRE };
  expect(noteOn(0.36, 32.64, none)).toMatch(
    / away from your main city: its latitude and longitude seem to be swapped\.$/,
  );
  expect(noteOn(32.65, 66, none)).toMatch(/ away from your main city\. Check its coordinates\.$/);
  expect(noteOn(32.65, 66, { areas: [[32.6, 66.1]], centre: CENTRE })).toBeNull();
});

it('recognises swapped coordinates where latitude and longitude are alike', () => {
  const yaounde = { areas: [], centre: { latitude: 3.85, longitude: 11.5 } };
  expect(noteOn(3.87, 11.52, yaounde)).toMatch(/seem to be swapped/);
  expect(noteOn(9.7, 4.05, yaounde)).toBeNull();
});
