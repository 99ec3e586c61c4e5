import { formatPhone } from '../../contract/phone';
import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import { displayValueAt } from '../../resources/language/displayFields';
import { PERSONS, personalLeavesOf } from '../../resources/language/personal';
import type { Holding } from './recordsOf';

/** The replacement for a person's names. */
const ERASED = '[erased]';

/** Shorter values would also match words that have nothing to do with the person. */
const SHORTEST = 6;

/**
 * Returns the texts by which a person can be recognised, longest first: full names, phone numbers as people write them, e-mail
 * addresses, numbers of documents.
 */
export function recognisableTexts(holding: Holding): string[] {
  const known = PERSONS.flatMap((resource) =>
    (holding.get(resource) ?? []).flatMap((row) => [...fullNames(resource, row), ...valuesIn(resource, row)]),
  );
  const long = known.filter((value) => value.length >= SHORTEST);
  return [...new Set(long)].sort((a, b) => b.length - a.length);
}

/** Returns each of a person's names by itself, because users may have searched for one. */
export function singleNamesOf(holding: Holding): string[] {
  const names = PERSONS.flatMap((resource) =>
    (holding.get(resource) ?? []).flatMap((row) =>
      resource.leaves.flatMap(({ path, field }) => {
        if (!field.joined) return [];
        const partner = [...path.split('.').slice(0, -1), field.joined.with].join('.');
        return [valueAt(row, path), valueAt(row, partner)];
      }),
    ),
  );
  return [...new Set(names.filter((name): name is string => typeof name === 'string' && name !== ''))];
}

const fullNames = ({ leaves }: AnyResource, row: object): string[] =>
  leaves.flatMap(({ path, field }) => {
    if (!field.joined) return [];
    const partner = [...path.split('.').slice(0, -1), field.joined.with].join('.');
    const whole = String(displayValueAt(row, { path, field, with: partner }));
    return [whole, whole.split(' ').reverse().join(' ')];
  });

function valuesIn(resource: AnyResource, row: object): string[] {
  const telling = personalLeavesOf(resource).filter(
    ({ field: { kind, sensitive, label } }) => kind === 'phone' || kind === 'email' || sensitive || label === 'TIN',
  );
  return telling.flatMap(({ path, field }) => {
    const value = valueAt(row, path);
    if (typeof value !== 'string') return [];
    return field.kind === 'phone' ? [value, formatPhone(value), formatPhone(value).replaceAll(' ', '')] : [value];
  });
}

/** Returns a value of any shape without the texts by which a person can be recognised. */
export function scrubbed<T>(value: T, names: readonly string[]): T {
  if (typeof value === 'string') {
    // The result is a string again, which the compiler cannot infer.
    return names.reduce((text, name) => text.replace(anyCase(name), ERASED), value as string) as T & string;
  }
  if (Array.isArray(value)) return value.map((each) => scrubbed(each, names)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, scrubbed(each, names)])) as T;
}

const anyCase = (name: string) => new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
