import type { Said } from '../api/errors';
import type { Point } from './crossing';

/** A coverage area in a map file. */
export interface AreaInFile {
  name: string;
  district: string;
  status: string;
  polygon: { type: 'Polygon'; coordinates: Point[][] };
  /** What was changed when the area was read, and what is to be checked. */
  notes: Said[];
}

/** A sentence about one feature of a map file, counted from 1, or about the whole file (0). */
export interface FeatureMessage {
  feature: number;
  message: Said;
}
