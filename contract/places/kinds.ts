/** What a place of the gazetteer is. */
export const PLACE_KINDS = ['CITY', 'TOWN', 'DISTRICT', 'AREA', 'LANDMARK'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Kinds too wide for one verdict: which part is meant has to be asked. */
export const WIDE_KINDS: readonly PlaceKind[] = ['CITY', 'TOWN', 'DISTRICT'];
