import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAttributes } from '../../../../contract/coverage/areaAttributes';
import { type AreasInFile, areasInFile } from '../../../../contract/coverage/areaFile';
import { positionNote } from '../../../../contract/coverage/positionNote';
import { COVERAGE_CODES } from '../../../../contract/statuses';
import { englishOf } from '../../../../resources/translations/englishOf';
import { words } from '../../../../resources/translations/sw';
import { readMapFile } from './readMapFile';
import { mapFile } from './testMapFile';

const FOLDER = 'tests/coverage/files';
const files = readdirSync(FOLDER);
const KAMPALA = { areas: [[32.616, 0.356] as [number, number]], centre: { latitude: 0.3163, longitude: 32.5822 } };

/** The result of reading a file: the areas with their statuses, the notes about them, the parts left out, and the faults. */
interface Case {
  areas?: Record<string, string>;
  notes?: string[];
  leftOut?: string[];
  faults?: string[];
}
const area = (name: string): Case => ({ areas: { [name]: 'PLANNED' } });

const READ: Record<string, Case> = {
  g01: area('Field Ntinda East'),
  g02: { areas: { 'Field Parish One': 'ASBUILT' } },
  g03: {
    ...area('Field Swapped'),
    notes: ['Field Swapped is 4,928 km away from your other areas: its latitude and longitude seem to be swapped.'],
  },
  g05: area('Field Unclosed'),
  g08: { faults: ['Field Bowtie crosses itself near 0.41000, 32.76000. Correct its outline.'] },
  g09: { ...area('Field Detailed'), notes: ['Field Detailed has 5,001 corners, which were simplified to 2,000.'] },
  g10: { faults: ['Field Line Polygon has no surface: its corners are on one line.'] },
  g12: { ...area('Field Null Geo'), leftOut: ['empty row has no polygon, so it was left out.'] },
  g14: { areas: { 'Field Status A': 'ASBUILT', 'Field Status B': 'IN_PROGRESS', 'Field Status C': 'IN_PROGRESS' } },
  k01: {
    ...area('Field MyMaps One'),
    leftOut: ['Cabinet 7 is a point, so it was left out.', 'Feeder route is a line, so it was left out.'],
  },
  k03: area('Field Kmz One'),
  k04: area('Field Xsi'),
  k05: area('Field Blank'),
  k06: area('Field Prefixed'),
  k09: {
    areas: { 'Untitled polygon': 'PLANNED', 'Untitled polygon 2': 'PLANNED' },
    notes: ['Several areas are called Untitled polygon, so this one was named Untitled polygon 2.'],
  },
};
const REFUSED: Record<string, string> = {
  k02: 'This file only links to the map at http://www.google.com/maps/d/kml?mid=TEST. Export the map itself: in Google My Maps, choose to export the whole map as KML without the network link.',
  k12: 'Field Commas has a corner with the numbers 32,66,0,2,0. Longitude and latitude take decimal points, not commas.',
};

const fileOf = (number: string) =>
  mapFile(readFileSync(`${FOLDER}/${files.find((name) => name.startsWith(`map-${number}-`))}`));
const told = ({ areas, faults, leftOut }: AreasInFile) => ({
  areas: Object.fromEntries(areas.map(({ name, status }) => [name, status])),
  notes: areas.flatMap((each) =>
    [...each.notes, positionNote(each, KAMPALA)].filter((note) => note !== null).map(String),
  ),
  leftOut: leftOut.map(({ message }) => String(message)),
  faults: faults.map(({ message }) => String(message)),
});

describe('map files as programs and people save them', () => {
  it('have an expected result each', () =>
    expect(files.map((name) => name.split('-')[1]).sort()).toEqual(
      [...Object.keys(READ), ...Object.keys(REFUSED)].sort(),
    ));

  it.each(Object.entries(READ))(
    '%s is read as its areas, with what was changed or left out',
    async (number, expected) => {
      const read = areasInFile(await readMapFile(fileOf(number)), { district: 'Kampala', status: 'PLANNED' });
      expect(told(read)).toEqual({ areas: {}, notes: [], leftOut: [], faults: [], ...expected });
      for (const { polygon } of read.areas)
        for (const ring of polygon.coordinates) expect(ring.at(-1)).toEqual(ring[0]);
    },
  );

  it.each(Object.entries(REFUSED))('%s is refused and says why', async (number, why) => {
    await expect(readMapFile(fileOf(number))).rejects.toThrow(why);
  });
});

it('statuses are also known by the words of our own screens, in each language', () => {
  for (const code of COVERAGE_CODES)
    for (const status of [englishOf(code), words[englishOf(code)]])
      expect([status, readAttributes({ Status: status }).status]).toEqual([status, code]);
});
