/** The moment at which the tests' clock stands until it is moved; the demo data belongs to this moment. */
export const START = new Date('2026-03-14T09:00:00.000Z');
