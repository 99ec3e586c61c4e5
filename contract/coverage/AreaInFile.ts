import type { Said } from '../api/errors';
import type { Point } from './crossing';

/** A coverage area in a map file. */
export interface AreaInFile {
  name: string;
  district: string;
  status: string;
  polygon: { type: 'Polygon'; coordinates: Point[][] };
  /** The changes that were made when the area was read, and the things to check. */
  notes: Said[];
}

/** A sentence about one feature of a map file, counted from 1, or about the whole file (0). */
export interface FeatureMessage {
  feature: number;
  message: Said;
}
