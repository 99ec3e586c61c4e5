import type { Call } from '../contract/calls/Call';
import { type Leaf, labelOf } from './defineResource';
import type { Field, Values } from './kinds';
import type { Shape } from './shapes';

export type InputFields = Readonly<Record<string, Field>>;

/**
 * What is done with records beside plain CRUD, declared once: its route and who may do it (`Call`), what it takes, in the kinds of
 * entities, and what it answers. From it come the validator, the OpenAPI operation, the types of both clients and of the handler,
 * and the labels and limits of its form.
 */
export interface Action extends Call {
  /** The body's fields; what is not `required` may be left out, null or blank. Without it there is no body. */
  input?: InputFields;
  /** Whether every field of the body may be left out, and stays as it was then. */
  partial?: true;
  answer: Shape;
}

/** Declares the actions of a domain, by name. */
export const defineActions = <const A extends Record<string, Action>>(actions: A): A => actions;

type Left<F extends InputFields> = { [N in keyof F]: null extends Values<F>[N] ? N : never }[keyof F];

/** The body that such fields make. */
export type InputOf<F extends InputFields> = { [N in keyof Omit<F, Left<F>>]: Values<F>[N] } & {
  [N in keyof Pick<F, Left<F>>]?: Values<F>[N];
};

/** The fields of an action's body as those of a resource, for its form. */
export const leavesOf = (input: InputFields): Leaf[] => Object.entries(input).map(([path, field]) => ({ path, field }));

/** What an input shows of each of these fields: the label, and how many characters it takes. */
export function formOf<F extends InputFields>(input: F): { [N in keyof F]: { label: string; maxLength: number } };
export function formOf(input: InputFields): Record<string, { label: string; maxLength: number }> {
  const shown = leavesOf(input).map((leaf) => [
    leaf.path,
    { label: labelOf(leaf), maxLength: leaf.field.maxLength ?? Number.POSITIVE_INFINITY },
  ]);
  return Object.fromEntries(shown);
}
