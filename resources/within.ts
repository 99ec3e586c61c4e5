import type { AnyPath } from './paths';

/** Some of a resource's records: those that any one of these ways leads to; no way, no record. */
export type Within = readonly WayWithin[];

type WayWithin =
  | { path: AnyPath; in: readonly string[] }
  /** The record that the reference field at `path` points at is within these. */
  | { path: AnyPath; within: Within };
