import type { AnyPath } from './paths';

/** A row scope: a record is visible if at least one clause matches. An empty list matches nothing. */
export type RowScope = readonly WayWithin[];

type WayWithin =
  /** With `unless`, only while the field at that path is empty. */
  | { path: AnyPath; in: readonly string[]; unless?: AnyPath }
  /** The reference field at `path` points at any record. */
  | { path: AnyPath; isSet: true }
  /** The record that the reference field at `path` points at is within this scope. */
  | { path: AnyPath; within: RowScope };
