import type { AreaInFile } from '../../../contract/coverage/AreaInFile';
import { type AreasInFile, areasInFile } from '../../../contract/coverage/areaFile';
import { readMapFile } from './mapFile/readMapFile';

/** A map file, with the name of the file. */
export interface ReadAreas extends AreasInFile {
  file: string;
}

/** Reads the areas of a map file. A district or status that they do not have is empty. Throws a MapFileFault. */
export async function readAreas(file: File): Promise<ReadAreas> {
  return { file: file.name, ...areasInFile(await readMapFile(file), { district: '', status: '' }) };
}

/** Returns areas as GeoJSON, with the given district and status for those that have none. */
export function toGeojson(areas: readonly AreaInFile[], defaults: { district: string; status: string }): string {
  const features = areas.map(({ name, district, status, polygon }) => ({
    type: 'Feature',
    properties: { name, district: district || defaults.district, status: status || defaults.status },
    geometry: polygon,
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}
