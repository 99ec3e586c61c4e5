import type { Collections } from './Collections';

/** The collections of the operations: those of the file, or a transaction's own copy. */
export interface Data {
  read(): Collections;
  replace(data: Collections): void;
}
