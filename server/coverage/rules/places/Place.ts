import type { PlaceKind } from '../../../../contract/coverage/places/kinds';
import { WIDE_KINDS } from '../../../../contract/coverage/places/kinds';

/**
 * A place that a text may mean: one of the gazetteer, or a coverage area as a place with its own name (`areaId`), without a
 * point.
 */
export interface Place {
  id: string;
  name: string;
  /** Other spellings, separated by commas. */
  otherNames: string | null;
  kind: PlaceKind;
  district: string;
  parentId: string | null;
  point: { latitude: number; longitude: number } | null;
  areaId: string | null;
}

export const isWide = ({ kind }: Pick<Place, 'kind'>): boolean => WIDE_KINDS.includes(kind);

/** Returns all spellings of a place. */
export const spellingsOf = ({ name, otherNames }: Pick<Place, 'name' | 'otherNames'>): string[] =>
  [name, ...(otherNames ?? '').split(/[,;]/)].map((each) => each.trim()).filter(Boolean);
