import { Refusal } from '../../contract/api/errors';

/** The comparison of a day is SQL (server/store/comparison.ts), so the mock shows the closes in its file but makes none. */
export const comparisons = {
  compareDay(): never {
    throw new Refusal('unavailable', 'The mock can’t compare a day. Use the server with PostgreSQL.');
  },
};
