import type { Fields, Group, RecordBase } from './kinds';

/** A path of a record whose declaration is known only at run time. */
export type AnyPath = string;

/** The dotted paths of a record: id, moments and declared fields (for a group, its fields). */
export type FieldPath<F extends Fields> = string extends keyof F ? AnyPath : keyof RecordBase | DeclaredPath<F>;

/** The dotted paths of the declared fields. */
export type DeclaredPath<F extends Fields> = {
  [N in keyof F & string]: F[N] extends Group<infer G> ? `${N}.${keyof G & string}` : N;
}[keyof F & string];
