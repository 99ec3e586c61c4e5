/** The input of a declaration's `demo` functions. The same seed and the same `now` give the same data. */
export interface Demo {
  /** The index of this record within its resource, from 0, and the total number of its records. */
  index: number;
  count: number;
  /** The moment for which the data is generated. */
  now: Date;
  /**
   * The moment when this record was created: spread over the last months, oldest first, later than the records that it refers to.
   */
  dateCreated: Date;
  /** The record generated so far, with fields in the order of the declaration. */
  record: Record<string, unknown>;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** Returns a value of one of the pairs, with the probability given by its weight. */
  weighted<T>(pairs: readonly (readonly [T, number])[]): T;
  /** Returns the record that this reference field points at. */
  ref(field: string): Record<string, unknown>;
  /** Returns all records of another resource generated so far. */
  rows(resource: string): readonly Record<string, unknown>[];
}
