import type { Rule } from './defineActions';

/** Rules for inputs with several fields; each returns the faults, or null. */

const isGiven = (given: Readonly<Record<string, unknown>>, name: string) =>
  given[name] !== undefined && given[name] !== null;

/** Requires exactly one of these fields; `message` is reported at the first. */
export const eitherOf =
  (names: readonly [string, string, ...string[]], message: string): Rule =>
  (given) =>
    names.filter((name) => isGiven(given, name)).length === 1 ? null : { [names[0]]: message };

/** Requires at least one of these fields; `message` is reported at each of them, or at those in `beside`. */
export const someOf =
  (names: readonly string[], message: string, beside = names): Rule =>
  (given) =>
    names.some((name) => isGiven(given, name)) ? null : Object.fromEntries(beside.map((name) => [name, message]));

/** Requires a field if another one is given. */
export const neededWith =
  (name: string, other: string): Rule =>
  (given) =>
    isGiven(given, other) && !isGiven(given, name) ? { [name]: 'is required' } : null;
