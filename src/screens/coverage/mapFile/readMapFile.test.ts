import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { areasInFile } from '../../../../contract/coverage/areaFile';
import { readMapFile } from './readMapFile';
import { mapFile } from './testMapFile';

const CORNERS = '32.5,0.3,0 32.6,0.3,0 32.6,0.4,0 32.5,0.3,0';
const polygon = (corners = CORNERS) =>
  `<Polygon><outerBoundaryIs><LinearRing><coordinates>${corners}</coordinates></LinearRing></outerBoundaryIs></Polygon>`;
const placemark = (name = 'Ntinda', content = polygon()) => `<Placemark><name>${name}</name>${content}</Placemark>`;
const kml = (content = placemark(), root = 'kml xmlns="http://www.opengis.net/kml/2.2"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}><Document>${content}</Document></kml>`;
const GEOJSON = {
  type: 'Feature',
  properties: { name: 'Ntinda' },
  geometry: { type: 'Polygon', coordinates: [[[32.5, 0.3], [32.6, 0.3], [32.6, 0.4]]] }, // biome-ignore format: a ring
};
const RING = [[32.5, 0.3], [32.6, 0.3], [32.6, 0.4], [32.5, 0.3]]; // biome-ignore format: a ring

const areasOf = async (content: string | Uint8Array) => {
  const { areas, faults } = areasInFile(await readMapFile(mapFile(content)), {
    district: 'Kampala',
    status: 'PLANNED',
  });
  expect(faults).toEqual([]);
  return areas;
};
const refusal = (content: string | Uint8Array) =>
  readMapFile(mapFile(content)).then(
    () => 'It was read.',
    (error: Error) => error.message,
  );
/** Sets the unpacked size of the only file of an archive, where the file begins and in the directory. */
function claimSize(archive: Buffer, size: number): Buffer {
  archive.writeUInt32LE(size, 22);
  archive.writeUInt32LE(size, archive.lastIndexOf('doc.kml') - 46 + 24);
  return archive;
}
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('a map file is read', () => {
  it.each<[string, string | Uint8Array]>([
    ['GeoJSON', JSON.stringify(GEOJSON)],
    ['GeoJSON with a byte order mark', `\ufeff${JSON.stringify(GEOJSON)}`],
    ['GeoJSON in UTF-16', utf16(JSON.stringify(GEOJSON))],
    [
      'GeoJSON with a feature on each line',
      `${JSON.stringify(GEOJSON)}\n${JSON.stringify({ ...GEOJSON, geometry: null })}\n`,
    ],
    [
      'a GeoJSON text sequence',
      `\u001e${JSON.stringify(GEOJSON)}\n\u001e${JSON.stringify({ ...GEOJSON, geometry: null })}\n`,
    ],
    ['KML', kml()],
    ['KML with a byte order mark and blank lines', `\ufeff\n \n${kml()}`],
    ['KML in UTF-16', utf16(kml().replace('UTF-8', 'UTF-16'))],
    ['KML in UTF-16, big-endian', utf16(kml()).swap16()],
    ['KML that only claims to be UTF-16', kml().replace('UTF-8', 'UTF-16')],
    ['KML in an encoding that nobody knows', kml().replace('UTF-8', 'KLINGON')],
    ['KML without a namespace', kml(placemark(), 'kml')],
    ['KML of Google Earth before the standard', kml(placemark(), 'kml xmlns="http://earth.google.com/kml/2.1"')],
    ['a placemark alone', placemark()],
    [
      'KML with another prefix',
      kml(placemark(), 'kml xmlns:ns0="http://www.opengis.net/kml/2.2"').replace(/<(\/?)([A-Za-z])/g, '<$1ns0:$2'),
    ],
    ['KML with the prefix kml, undeclared', kml(placemark(), 'kml').replace(/<(\/?)([A-Za-z])/g, '<$1kml:$2')],
    ['KML with undeclared prefixes', kml(`<gx:Tour/><Folder xsi:type="x">${placemark()}</Folder>`)],
    ['KML with control characters', kml(placemark('Ntinda\u000b'))],
    ['KML with spaces after commas', kml(placemark('Ntinda', polygon(CORNERS.replaceAll(',', ' ,  '))))],
    ['KML with an open ring', kml(placemark('Ntinda', polygon(CORNERS.slice(0, 35))))],
    [
      'KML with a balloon in HTML',
      kml(
        `<Style><BalloonStyle><text><![CDATA[<!DOCTYPE html><p>&nbsp;A & B]]></text></BalloonStyle></Style>${placemark()}`,
      ),
    ],
    [
      'KML with a link beside it',
      kml(`<NetworkLink><Link><href>http://maps.example/</href></Link></NetworkLink>${placemark()}`),
    ],
    [
      'KML with an overlay beside it',
      kml(
        `<GroundOverlay><name>Scan</name><LatLonBox><north>1</north><south>0</south><east>33</east><west>32</west></LatLonBox></GroundOverlay>${placemark()}`,
      ),
    ],
    ['KMZ', zipSync({ 'doc.kml': strToU8(kml()) })],
    ['KMZ that is not packed', zipSync({ 'doc.kml': strToU8(kml()) }, { level: 0 })],
    [
      'KMZ with images and the folders of macOS',
      zipSync({
        'images/icon.png': new Uint8Array(9_000),
        '__MACOSX/._doc.kml': strToU8('x'),
        'Fibre plan.KML': strToU8(kml()),
      }),
    ],
  ])('%s', async (_, content) => {
    const areas = await areasOf(content);
    expect(areas.map(({ name, polygon: { coordinates } }) => [name, coordinates])).toEqual([['Ntinda', [RING]]]);
  });

  it.each([
    ['A & B &nbsp;C', 'A & B C'],
    ['A &amp; B', 'A & B'],
    ['<![CDATA[A & B]]>', 'A & B'],
    ['Caf&#233;', 'Café'],
  ])('with the name %s', async (written, name) =>
    expect((await areasOf(kml(placemark(written)))).map((area) => area.name)).toEqual([name]),
  );

  it('in the encoding that it declares', async () => {
    const latin = Buffer.from(kml(placemark('Plateau Café')).replace('UTF-8', 'ISO-8859-1'), 'latin1');
    expect((await areasOf(latin)).map(({ name }) => name)).toEqual(['Plateau Café']);
  });

  it('with its district, holes, and several polygons in one placemark', async () => {
    const hole =
      '<innerBoundaryIs><LinearRing><coordinates>32.55,0.31 32.56,0.31 32.56,0.32</coordinates></LinearRing></innerBoundaryIs>';
    const holed = polygon().replace('</Polygon>', `${hole}</Polygon>`);
    const data =
      '<ExtendedData><Data name="district"><value>Wakiso</value></Data><Data name="status"><value>In Progess</value></Data></ExtendedData>';
    const areas = await areasOf(kml(placemark('Kira', `${data}<MultiGeometry>${holed}${polygon()}</MultiGeometry>`)));
    expect(
      areas.map(({ name, district, status, polygon: { coordinates } }) => [name, district, status, coordinates.length]),
    ).toEqual([
      ['Kira 1', 'Wakiso', 'IN_PROGRESS', 2],
      ['Kira 2', 'Wakiso', 'IN_PROGRESS', 1],
    ]);
  });

  it('with all KML files of an archive, the main one first', async () => {
    const archive = zipSync({ 'layers/b.kml': strToU8(kml(placemark('B'))), 'doc.kml': strToU8(kml(placemark('A'))) });
    expect((await areasOf(archive)).map(({ name }) => name)).toEqual(['A', 'B']);
    const linked = zipSync({ 'doc.kml': strToU8(kml(LINK)), 'layers/b.kml': strToU8(kml(placemark('B'))) });
    expect((await areasOf(linked)).map(({ name }) => name)).toEqual(['B']);
  });
});

const ENTITIES = '<!DOCTYPE kml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
const LINK = '<NetworkLink><Link><href>http://maps.example/</href></Link></NetworkLink>';
const ARCHIVE = zipSync({ 'doc.kml': strToU8(kml()) });

describe('a map file is refused with the reason', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['nothing', ' \n', 'This file is empty.'],
    ['text', 'name,latitude,longitude', 'This is neither GeoJSON nor KML.'],
    ['broken JSON', '{"type": "FeatureCollection", ', 'This is not valid JSON.'],
    ['broken KML', `\n${kml('<Placemark><name>Ntinda</Placemark>')}`, 'This is not valid XML: line 3 has a fault.'],
    ['KML that was cut off', kml().slice(0, 200), 'This is not valid XML: line 2 has a fault.'],
    [
      'entities',
      kml().replace('?>', `?><!-- <x> -->${ENTITIES}`),
      'This XML has a document type (DOCTYPE), which is not accepted.',
    ],
    ['a web page', '<!DOCTYPE html><html><body><p>Sign in<br></body></html>', 'This is a web page.'],
    ['a web page without a type', '<html><body><br></body></html>', 'This is a web page.'],
    ['GPX', '<gpx version="1.1"><trk/></gpx>', 'This is a GPX track.'],
    ['GML', '<gml:FeatureCollection xmlns:gml="http://www.opengis.net/gml"/>', 'This is a GML file.'],
    ['a PDF', '%PDF-1.7', 'This is a PDF. Export the map as GeoJSON, KML or KMZ.'],
    ['a GeoPackage', 'SQLite format 3\0', 'This is a GeoPackage.'],
    ['an image', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'This is an image.'],
    ['a shapefile', Uint8Array.of(0, 0, 0x27, 0x0a, 0), 'This is a shapefile.'],
    [
      'a zipped shapefile',
      zipSync({ 'areas.shp': new Uint8Array(9), 'areas.dbf': new Uint8Array(9) }),
      'This is a shapefile.',
    ],
    ['a workbook', zipSync({ '[Content_Types].xml': strToU8('<Types/>') }), 'This is a workbook or document.'],
    ['an archive without KML', zipSync({ 'a.txt': strToU8('a') }), 'This archive contains no KML file.'],
    ['an empty archive', zipSync({}), 'This archive contains no KML file.'],
    ['an archive that was cut off', ARCHIVE.slice(0, 80), 'This archive is damaged or encrypted.'],
    ['a link', kml(LINK), 'This file only links to the map at http://maps.example/.'],
    [
      'a link in an archive',
      zipSync({ 'doc.kml': strToU8(kml(LINK)) }),
      'This file only links to the map at http://maps.example/.',
    ],
    [
      'decimal commas with heights',
      kml(placemark('A', polygon('32,66,0,2,0 32,67,0,2,0'))),
      'A has a corner with the numbers 32,66,0,2,0.',
    ],
    [
      'decimal commas without heights',
      kml(placemark('A', polygon('32,66,0,2 32,67,0,2'))),
      'A has a corner with the numbers 32,66,0,2.',
    ],
    [
      'decimal commas and spaces',
      kml(placemark('A', polygon('32,66, 0,2, 0 32,67, 0,2, 0'))),
      'A has a corner with the numbers 32,66,0,2,0.',
    ],
  ])('%s', async (_, content, why) => expect(await refusal(content)).toContain(why));

  it('if it is too large, packed or unpacked, whatever the archive says about its size', async () => {
    expect(
      await readMapFile({ size: 21 * 1024 * 1024, arrayBuffer: async () => new ArrayBuffer(0) }).catch(String),
    ).toContain('This file is larger than 20 MB.');
    const bomb = zipSync({ 'doc.kml': new Uint8Array(60 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    const tooLarge = 'This archive has more than 2,000 files, or more than 20 MB.';
    expect(await refusal(bomb)).toBe(tooLarge);
    expect(await refusal(claimSize(Buffer.from(bomb), 100))).toBe(tooLarge);
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}`, new Uint8Array(0)]));
    expect(await refusal(zipSync(many))).toBe(tooLarge);
  });
});
