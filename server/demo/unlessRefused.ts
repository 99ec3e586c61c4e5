import { Refusal } from '../../contract/api/errors';

/** Returns the result, or null if a business rule refused at that moment, as it may for any caller. */
export const unlessRefused = <T>(done: Promise<T>): Promise<T | null> =>
  done.catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
