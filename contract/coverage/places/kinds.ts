/** The kinds of places in the gazetteer. */
export const PLACE_KINDS = ['CITY', 'TOWN', 'DISTRICT', 'AREA', 'LANDMARK'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Kinds that are too large for one answer: we ask which part the person means. */
export const WIDE_KINDS: readonly PlaceKind[] = ['CITY', 'TOWN', 'DISTRICT'];
