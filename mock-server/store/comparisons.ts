import { Refusal } from '../../contract/api/errors';

/** A day's comparison is SQL (server/store/comparison.ts): the mock shows closes that are in its file and makes none. */
export const comparisons = {
  compareDay(): never {
    throw new Refusal('unavailable', 'The mock can’t compare a day. Use the server with PostgreSQL.');
  },
};
