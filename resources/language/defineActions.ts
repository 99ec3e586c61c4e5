import type { Call } from '../../contract/api/Call';
import type { Limit } from '../../contract/api/Limit';
import { type FlatField, flattenFields, labelOf } from './defineResource';
import type { Field, Fields, Group, Kind } from './kinds';
import type { Parameters } from './parameters';
import type { Shape } from './shapes';

/** A group of actions: their tag in the OpenAPI document. */
interface Domain {
  name: string;
  description: string;
}

/**
 * An operation on records that is not plain CRUD, declared once: its route and access (`Call`), its input, in the kinds of entity
 * fields, and its answer. The validator, the OpenAPI operation, the types of both clients and of the handler, the audit entry,
 * and the labels and limits of its form are derived from it.
 */
export interface ActionDeclaration extends Call {
  /**
   * The body's fields; those that are not `required` may be missing, null or blank. Without it there is no body. `any`: the body
   * of an outside system, which is only a hint.
   */
  input?: Fields | 'any';
  /** The query's parameters; all others are refused. `any`: as in `input`. */
  query?: Parameters | 'any';
  /** True if every field of the body may be missing, in which case it stays unchanged. */
  partial?: true;
  /** Rules that involve several fields. */
  rules?: readonly Rule[];
  answer: Shape;
  /** The audit entry. Missing if nothing important is changed or shown, or if the caller is a stranger. */
  audit?: Audited;
}

/** An audit entry: the resource of the record, and what was done to it. */
export interface Audited {
  resource: string;
  action: 'CREATE' | 'UPDATE' | 'DELETE' | 'ACTION' | 'EXPORT';
  /** The action in words; the caller's reason is appended. */
  reason?: string;
}

/** Checks fields that depend on each other; returns the faults by field, or null if there are none. */
export type Rule = (given: Readonly<Record<string, unknown>>) => Record<string, string> | null;

/** A declared action with its name and domain. */
type Declared<A, N> = A & { name: N; domain: Domain };

/** Any declared action, without its specific types. */
export type DeclaredAction = Declared<ActionDeclaration, string>;

/** Declares the actions of a domain, by name. */
export function defineActions<const A extends Record<string, ActionDeclaration>>(
  domain: Domain,
  actions: A & { [N in keyof A]: { [O in Exclude<keyof A[N], keyof ActionDeclaration>]: never } },
): { [N in keyof A]: Declared<A[N], N> } {
  const declared = Object.entries(actions).map(([name, action]) => [name, { ...action, name, domain }]);
  return Object.fromEntries(declared) as { [N in keyof A]: Declared<A[N], N> };
}

type Given<F> =
  F extends Group<infer G>
    ? F extends { most: number }
      ? InputOf<G>[]
      : InputOf<G>
    : F extends Field<Kind, infer V>
      ? V
      : never;
type Lacking<F> = { [N in keyof F]: MayLack<F[N]> extends true ? N : never }[keyof F];
type MayLack<F> = F extends { optional: true }
  ? true
  : F extends Group<infer G>
    ? Exclude<keyof G, Lacking<G>> extends never
      ? true
      : false
    : null extends Given<F>
      ? true
      : false;

/** The body type of these fields. */
export type InputOf<F> = { [N in Exclude<keyof F, Lacking<F>>]: Given<F[N]> } & {
  [N in Lacking<F>]?: Given<F[N]> | undefined;
};

/** The same type with every field optional. */
export type PartialInput<T> = {
  [N in keyof T]?:
    | (T[N] extends readonly unknown[] ? T[N] : T[N] extends object ? PartialInput<T[N]> : T[N])
    | undefined;
};

/** Returns the label and the maximum length of each of these fields for a form. */
export function formOf<F extends Fields>(input: F): { [N in keyof F]: { label: string; maxLength: number } };
export function formOf(input: Fields): Record<string, { label: string; maxLength: number }> {
  const shown = flattenFields(input).map((leaf: FlatField) => [
    leaf.path,
    { label: labelOf(leaf), maxLength: leaf.field.maxLength ?? Number.POSITIVE_INFINITY },
  ]);
  return Object.fromEntries(shown);
}

/** Returns a limit of calls by one visitor in 15 minutes. */
export const byVisitor = <const N extends number>(most: N) =>
  [{ by: 'visitor', most, minutes: 15 }] as const satisfies readonly Limit[];
