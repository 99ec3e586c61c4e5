/** What a declaration's `demo` functions may draw on. Same seed and same now: same data. */
export interface Demo {
  /** Number of this record within its resource, from 0, and how many there will be. */
  index: number;
  count: number;
  /** The moment the data is made for. */
  now: Date;
  /** The moment this record was made: spread over the last months, oldest first, later than what it refers to. */
  dateCreated: Date;
  /** The record as far as it is made, fields in the order of the declaration. */
  record: Record<string, unknown>;
  /** From 0 (included) to 1 (excluded). */
  random(): number;
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** One of the pairs' values, as often as its weight says. */
  weighted<T>(pairs: readonly (readonly [T, number])[]): T;
  /** The record that this one's reference field points at. */
  ref(field: string): Record<string, unknown>;
  /** All records made so far of another resource. */
  rows(resource: string): readonly Record<string, unknown>[];
}
