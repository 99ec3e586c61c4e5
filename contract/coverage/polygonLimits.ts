/** The maximum number of rings of an area, and of corners of a ring. */
export const POLYGON_LIMITS = { rings: 50, corners: 2_000 };
