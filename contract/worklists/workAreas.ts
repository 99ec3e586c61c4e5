/** The kinds of work whose records wait on Today. */
export const WORK_AREAS = ['NETWORK', 'MONEY', 'VISITS', 'SUPPORT', 'SALES'] as const;
export type WorkArea = (typeof WORK_AREAS)[number];
