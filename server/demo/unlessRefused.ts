import { Refusal } from '../../contract/api/errors';

/** What came of it; null where the product's rules forbid it at that moment, as they may to anybody. */
export const unlessRefused = <T>(done: Promise<T>): Promise<T | null> =>
  done.catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
