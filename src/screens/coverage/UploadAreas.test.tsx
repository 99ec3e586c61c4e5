import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { UploadAreas } from './UploadAreas';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(cleanup);

const KNOWN = 'GET /api/v1/coverage/areas';
const UPLOAD = 'POST /api/v1/coverage-areas/upload';
const square = (x: number, y = 0.3) => [[[x, y], [x + 0.01, y], [x + 0.01, y + 0.01], [x, y + 0.01], [x, y]]]; // biome-ignore format: a ring
const kira = { id: 'a1', name: 'Kira', district: 'Wakiso', code: 'ASBUILT', expectedDate: null, outline: square(32.6) };
const feature = (name: string, coordinates: unknown, properties = {}) => ({
  type: 'Feature',
  properties: { name, ...properties },
  geometry: { type: 'Polygon', coordinates },
});
const BOWTIE = [[[32.7, 0.3], [32.8, 0.4], [32.8, 0.3], [32.7, 0.4]]]; // biome-ignore format: a ring

async function choose(content: string, created = 1) {
  const calls = answerCalls({ [KNOWN]: { areas: [kira] }, [UPLOAD]: { created, notes: [] } });
  render(
    <TestOffice permissions={['Update Coverage Areas']}>
      <UploadAreas />
    </TestOffice>,
  );
  const bytes = async () => new TextEncoder().encode(content).buffer;
  // jsdom's files have no such method.
  const file = Object.assign(new File([content], 'areas.geojson'), { arrayBuffer: bytes });
  fireEvent.change(screen.getByLabelText('Choose map file', { selector: 'input' }), { target: { files: [file] } });
  return calls;
}
const fileOf = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
const itemsOf = (alert: HTMLElement) =>
  within(alert)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('shows the areas of a file on the map beside the known ones, and adds them', async () => {
  const ntinda = feature('Ntinda', square(32.62), { district: 'Kampala', status: 'In Progess' });
  const { bodyOf } = await choose(fileOf(ntinda, feature('Seeta', square(32.7))), 2);
  const map = await screen.findByRole('group', { name: 'Map with 2 areas of the file' });
  expect(map.querySelectorAll('path')).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Seeta' }));
  fireEvent.change(screen.getByLabelText(/^District/), { target: { value: 'Mukono' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 areas' }));
  await waitFor(() => expect(bodyOf(UPLOAD)).toMatchObject({ district: 'Mukono', status: 'PLANNED' }));
  const { features } = JSON.parse((bodyOf(UPLOAD) as { geojson: string }).geojson);
  expect(features.map(({ properties }: { properties: object }) => properties)).toEqual([
    { name: 'Ntinda', district: 'Kampala', status: 'IN_PROGRESS' },
    { name: 'Seeta', district: 'Mukono', status: 'PLANNED' },
  ]);
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
});

it('lists faults, things to check and features that are not areas, and adds the rest', async () => {
  const point = { type: 'Feature', properties: { name: 'Cabinet' }, geometry: { type: 'Point', coordinates: [32, 0] } };
  const { bodyOf } = await choose(
    fileOf(feature('Crossed', BOWTIE), feature('kira', square(32.6)), feature('Far', square(0.3, 32.6)), point),
  );
  const [faults, checks, leftOut] = await screen.findAllByRole('alert');
  expect([faults, checks, leftOut].map((alert) => alert && itemsOf(alert))).toEqual([
    [
      'Feature 1: Crossed crosses itself near 0.35000, 32.75000. Correct its outline.',
      'There is an area called kira already.',
    ],
    [
      expect.stringMatching(
        /^Far is 4,\d{3} km away from your other areas: its latitude and longitude seem to be swapped\.$/,
      ),
    ],
    ['Cabinet is a point, so it was left out.'],
  ]);
  fireEvent.change(screen.getByLabelText(/^District/), { target: { value: 'Kampala' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add the other area' }));
  await waitFor(() => expect(JSON.parse((bodyOf(UPLOAD) as { geojson: string }).geojson).features).toHaveLength(1));
});

it.each([
  ['not a map', 'This is neither GeoJSON nor KML.'],
  ['<kml><Document>', 'This is not valid XML: line 1 has a fault.'],
  [fileOf(), 'There is no area in this file.Correct the file and choose it again. Nothing was added.'],
])('says why %s cannot be used', async (content, why) => {
  await choose(content);
  expect((await screen.findByRole('alert')).textContent).toBe(why);
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});
