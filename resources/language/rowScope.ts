import type { AnyPath } from './paths';

/** Some of a resource's records: those that any one of these ways leads to; no way, no record. */
export type Within = readonly WayWithin[];

type WayWithin =
  /** With `unless`, only while the field at that path is empty. */
  | { path: AnyPath; in: readonly string[]; unless?: AnyPath }
  /** The record that the reference field at `path` points at is within these. */
  | { path: AnyPath; within: Within };
