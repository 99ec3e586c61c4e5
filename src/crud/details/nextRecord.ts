import { createContext } from 'react';

interface NextRecord {
  /** Opens the next record of the list from which this one was opened; null if there is none. */
  goNext: (() => void) | null;
  setGoNext(goNext: (() => void) | null): void;
}

/** Lets a part of a details page continue with the next record. */
export const NextRecordContext = createContext<NextRecord>({ goNext: null, setGoNext: () => {} });
