import { Refusal } from '../../contract/api/errors';
import { isId } from '../../contract/api/id';
import type { Field, Kind } from '../../resources/language/kinds';
import type { Parameters } from '../../resources/language/parameters';
import { dayStart } from '../rules/days';
import { isStorable } from '../rules/isStorable';

type Fault = (value: string, field: Field) => string | null;

const some = (value: string) => value.split(',').filter(Boolean);
const wholeNumber: Fault = (value, { min = 0, max = Number.MAX_SAFE_INTEGER }) =>
  /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max
    ? null
    : `must be a whole number from ${min} to ${max}`;

/** Returns the fault in a parameter, by its kind. A kind without an entry accepts any text. */
const FAULTS: Partial<Record<Kind, Fault>> = {
  integer: wholeNumber,
  boolean: (value) => (value === 'true' || value === 'false' ? null : 'must be true or false'),
  date: (value) => (dayStart(value) ? null : 'must be a day such as 2026-03-14'),
  oneOf: (value, { options = [] }) => (options.includes(value) ? null : `must be one of: ${options.join(', ')}`),
  manyOf: (value, { options = [] }) =>
    some(value).every((each) => options.includes(each)) ? null : `must be one or more of: ${options.join(', ')}`,
  reference: (value) => (isId(value) ? null : 'must be an id'),
  references: (value, { options: words = [] }) =>
    words.includes(value) || some(value).every(isId)
      ? null
      : `must be ids, separated by commas${words.map((word) => `, or ${word}`).join('')}`,
};

const tooLong: Fault = (value, { maxLength = Number.POSITIVE_INFINITY }) =>
  value.length <= maxLength ? null : `takes at most ${maxLength} characters`;

/** Every screen sends these, even if there is only one record to read. */
const EVERYWHERE: readonly string[] = ['offset', 'limit'];

/** Throws a 400 that names a parameter that is unknown, missing or invalid. An empty parameter counts as missing. */
export function checkQuery(query: Readonly<Record<string, string>>, known: Parameters | 'any'): void {
  for (const [name, value] of Object.entries(query)) {
    if (!isStorable(value)) throw refusal(name, 'has characters that cannot be stored');
    if (known === 'any') continue;
    const field = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!field && EVERYWHERE.includes(name)) continue;
    if (!field) throw refusal(name, 'is not a parameter here', `; ${accepted(known)}`);
    const fault = value && (tooLong(value, field) ?? FAULTS[field.kind]?.(value, field));
    if (fault) throw refusal(name, fault);
  }
  const lacking = known === 'any' ? [] : Object.keys(known).filter((name) => known[name]?.required && !query[name]);
  for (const name of lacking) throw refusal(name, 'is required');
}

const refusal = (name: string, fault: string, more = '') =>
  new Refusal('badRequest', `${name} ${fault}${more}`, { [name]: fault });

function accepted(known: Parameters): string {
  const names = Object.keys(known);
  return names.length ? `accepted are: ${names.join(', ')}` : 'none are accepted';
}
