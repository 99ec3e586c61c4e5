import { Refusal } from '../../contract/api/errors';
import { isStorable } from '../rules/isStorable';

/** Levels of lists and objects within each other that a body may have; a polygon, our deepest, has five. */
export const MOST_LEVELS = 20;
/** Names in all of a body's objects together; our largest has some fifty. */
export const MOST_NAMES = 1_000;

/**
 * Refuses a body that is built to exhaust its reader (badRequest), and a text that no database stores (invalid, naming
 * the field). Runs before anything else looks into the body, since most of what would does so level by level, without a bound.
 */
export function requirePlain(body: unknown): void {
  const path: string[] = [];
  let names = 0;
  const visit = (value: unknown): void => {
    if (typeof value === 'string') requireStorable(value, path);
    if (typeof value !== 'object' || value === null) return;
    if (path.length >= MOST_LEVELS)
      throw new Refusal('badRequest', `The body is nested too deeply: ${MOST_LEVELS} levels are accepted.`);
    const isList = Array.isArray(value);
    for (const [name, inner] of Object.entries(value)) {
      if (!isList && ++names > MOST_NAMES)
        throw new Refusal('badRequest', `The body has too many fields: ${MOST_NAMES} are accepted.`);
      path.push(name);
      requireStorable(name, path);
      visit(inner);
      path.pop();
    }
  };
  visit(body);
}

function requireStorable(text: string, path: readonly string[]): void {
  if (isStorable(text)) return;
  const message = 'has characters that cannot be stored';
  const field = path.join('.').replaceAll('\u0000', '').toWellFormed() || 'body';
  throw new Refusal('invalid', `${field} ${message}`, { [field]: message });
}
