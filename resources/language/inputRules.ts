import type { Rule } from './defineActions';

/** What inputs ask of several fields together, and of one field's text; each says what is wrong, or nothing. */

const isGiven = (given: Readonly<Record<string, unknown>>, name: string) =>
  given[name] !== undefined && given[name] !== null;

/** Exactly one of two fields; `message` stands beside the first. */
export const eitherOf =
  (one: string, other: string, message: string): Rule =>
  (given) =>
    isGiven(given, one) === isGiven(given, other) ? { [one]: message } : null;

/** At least one of these fields; `message` stands beside each, or beside those in `beside`. */
export const someOf =
  (names: readonly string[], message: string, beside = names): Rule =>
  (given) =>
    names.some((name) => isGiven(given, name)) ? null : Object.fromEntries(beside.map((name) => [name, message]));

/** A field that is needed where another one is given. */
export const neededWith =
  (name: string, other: string): Rule =>
  (given) =>
    isGiven(given, other) && !isGiven(given, name) ? { [name]: 'is required' } : null;
