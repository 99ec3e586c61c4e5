import { expect, it } from 'vitest';
import { areasInFile } from '../../../contract/coverage/areaFile';
import { readMapFile } from './UploadAreas';

const KML = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Ntinda</name>
<ExtendedData><Data name="district"><value>Kampala</value></Data></ExtendedData><Polygon><outerBoundaryIs><LinearRing>
<coordinates>32.5,0.3,0 32.6,0.3,0 32.6,0.4,0 32.5,0.3,0</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Document></kml>`;
const file = (name: string, text: string) => ({ name, text: async () => text });

it('reads KML like GeoJSON', async () => {
  const geojson = await readMapFile(file('areas.KML', KML));
  const defaults = { district: '', status: 'PLANNED' };
  const found = areasInFile(geojson, defaults);
  expect(found.faults).toEqual([]);
  expect(found.areas).toEqual([
    {
      name: 'Ntinda',
      district: 'Kampala',
      status: 'PLANNED',
      polygon: {
        type: 'Polygon',
        coordinates: [
          [
            [32.5, 0.3],
            [32.6, 0.3],
            [32.6, 0.4],
            [32.5, 0.3],
          ],
        ],
      },
    },
  ]);
  expect(areasInFile(await readMapFile(file('areas.geojson', JSON.stringify(geojson))), defaults)).toEqual(found);
});

it.each([
  ['areas.kml', '<kml><Document>'],
  ['areas.json', 'not json'],
])('rejects an invalid %s', async (name, text) => {
  await expect(readMapFile(file(name, text))).rejects.toThrow();
});
