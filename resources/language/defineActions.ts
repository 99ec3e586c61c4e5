import type { Call } from '../../contract/api/Call';
import { type Leaf, labelOf, leavesOf } from './defineResource';
import type { Field, Fields, Group, Kind } from './kinds';
import type { Parameters } from './parameters';
import type { Shape } from './shapes';

/** What belongs together in the API's document: its tag there. */
interface Domain {
  name: string;
  description: string;
}

/**
 * What is done with records beside plain CRUD, declared once: its route and who may do it (`Call`), what it takes, in the kinds of
 * entities, and what it answers. From it come the validator, the OpenAPI operation, the types of both clients and of the handler,
 * the audit entry, and the labels and limits of its form.
 */
export interface Action extends Call {
  /**
   * The body's fields; what is not `required` may be left out, null or blank. Without it there is no body. `any`: an outside
   * system's, which is only a hint.
   */
  input?: Fields | 'any';
  /** The query's parameters; any other is refused. `any`: as in `input`. */
  query?: Parameters | 'any';
  /** Whether every field of the body may be left out, and stays as it was then. */
  partial?: true;
  /** What must be so of several fields together. */
  rules?: readonly Rule[];
  answer: Shape;
  /** What the audit log says once it is done. Left out if nothing that matters is changed or shown, or if the caller is a stranger. */
  audit?: Audited;
}

/** An entry of the audit log: of which resource a record, and what was done to it. */
export interface Audited {
  resource: string;
  action: 'CREATE' | 'UPDATE' | 'DELETE' | 'ACTION' | 'EXPORT';
  /** What was done, in words; what its caller gave as reason comes behind it. */
  reason?: string;
}

/** Finds fault with fields that do not go together: what is wrong, by field; null where nothing is. */
export type Rule = (given: Readonly<Record<string, unknown>>) => Record<string, string> | null;

/** An action as it is declared, with what follows from where it stands. */
type Declared<A, N> = A & { name: N; domain: Domain };

/** Any declared action, without its own types. */
export type DeclaredAction = Declared<Action, string>;

/** Declares the actions of a domain, by name. */
export function defineActions<const A extends Record<string, Action>>(
  domain: Domain,
  actions: A & { [N in keyof A]: { [O in Exclude<keyof A[N], keyof Action>]: never } },
): { [N in keyof A]: Declared<A[N], N> } {
  const declared = Object.entries(actions).map(([name, action]) => [name, { ...action, name, domain }]);
  return Object.fromEntries(declared) as { [N in keyof A]: Declared<A[N], N> };
}

type Given<F> = F extends Group<infer G> ? InputOf<G> : F extends Field<Kind, infer V> ? V : never;
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

/** The body that such fields make. */
export type InputOf<F> = { [N in Exclude<keyof F, Lacking<F>>]: Given<F[N]> } & {
  [N in Lacking<F>]?: Given<F[N]> | undefined;
};

/** The same with every field left out or not. */
export type PartialInput<T> = {
  [N in keyof T]?:
    | (T[N] extends readonly unknown[] ? T[N] : T[N] extends object ? PartialInput<T[N]> : T[N])
    | undefined;
};

/** What an input shows of each of these fields: the label, and how many characters it takes. */
export function formOf<F extends Fields>(input: F): { [N in keyof F]: { label: string; maxLength: number } };
export function formOf(input: Fields): Record<string, { label: string; maxLength: number }> {
  const shown = leavesOf(input).map((leaf: Leaf) => [
    leaf.path,
    { label: labelOf(leaf), maxLength: leaf.field.maxLength ?? Number.POSITIVE_INFINITY },
  ]);
  return Object.fromEntries(shown);
}
