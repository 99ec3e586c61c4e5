import { brand } from '../../contract/brand';
import { normalisePhone } from '../../contract/phone';
import type { AnyResource, FlatField } from '../../resources/language/defineResource';
import { searchFields } from '../../resources/search/globalSearch';
import { numberOf, withPlainSigns } from './runningNumber';

/** One way in which a record may match the typed text. */
export interface Look {
  /** The conditions that must all hold. */
  where: readonly Condition[];
  /** The field of the typed reference or number; null for a name. */
  by: FlatField | null;
  /** The field's value if it was typed as a whole. */
  whole: string;
}
type Condition = { path: string } & ({ in: readonly string[] } | { begins: string });

/** The minimum number of characters of a reference; shorter texts match too many. */
const SHORTEST_CODE = 3;
/** The minimum number of digits of a phone number, without country code or zero, for a search by its beginning. */
const SHORTEST_PHONE = 4;
const MOST_WORDS = 3;
/** The maximum number of characters of a number that an imported record kept. */
const LONGEST_NUMBER = 40;

/** Returns every way in which a resource's records may match the text typed in the year `year`. */
export function interpretSearchTerm(resource: AnyResource, typed: string, year: number): Look[] {
  const text = withPlainSigns(typed);
  const leaves = searchFields(resource);
  const names = leaves.filter(({ field }) => field.found === 'name').map(({ path }) => path);
  return [...leaves.flatMap((leaf) => lookBy(leaf, text, year)), ...byNames(names, text)];
}

function lookBy(leaf: FlatField, text: string, year: number): Look[] {
  const { path, field } = leaf;
  if (field.kind === 'sequence') {
    const number = numberOf(field, text, year);
    return number ? [{ where: [{ path, in: [number] }], by: leaf, whole: number }] : [];
  }
  if (field.found === 'name') return [];
  const whole = field.found === 'phone' ? phoneBeginning(text) : text;
  return whole && whole.length >= SHORTEST_CODE ? [{ where: [{ path, begins: whole }], by: leaf, whole }] : [];
}

/** Returns the ways to find a running number exactly as typed: imported records keep those of their old system, e.g. `FT-3002`. */
export function interpretKeptNumber(resource: AnyResource, typed: string): Look[] {
  const text = withPlainSigns(typed);
  if (text.length > LONGEST_NUMBER || !/\d/.test(text)) return [];
  const written = [...new Set([text, text.toUpperCase(), text.toLowerCase()])];
  return searchFields(resource)
    .filter(({ field }) => field.kind === 'sequence')
    .map((leaf) => ({ where: [{ path: leaf.path, in: written }], by: leaf, whole: text }));
}

/**
 * Returns a phone number in the stored format, or its beginning: `+25677…` for `0771 2…`, `771 2…` or `+256 771 2…`. Null if the
 * text is neither.
 */
export function phoneBeginning(text: string): string | null {
  const whole = normalisePhone(text);
  if (whole) return whole;
  const digits = text.replace(/[\s()./-]/g, '');
  const national = new RegExp(`^(?:(?:\\+|00)?${brand.callingCode}|0)?([2-7]\\d*)$`).exec(digits)?.[1] ?? '';
  return national.length >= SHORTEST_PHONE && national.length < 9 ? `+${brand.callingCode}${national}` : null;
}

/** Searches people by the beginnings of their names, in any order. */
function byNames(paths: readonly string[], text: string): Look[] {
  const words = text.split(' ');
  if (paths.length === 0 || words.length > MOST_WORDS || !words.every((word) => /^[\p{L}'’.-]+$/u.test(word)))
    return [];
  return orders(paths, Math.min(words.length, paths.length)).map((order) => ({
    where: order.map((path, at) => ({ path, begins: words[at] ?? '' })),
    by: null,
    whole: '',
  }));
}

/** Returns every choice of `count` of these paths, in every order. */
function orders(paths: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return paths.flatMap((path) =>
    orders(
      paths.filter((each) => each !== path),
      count - 1,
    ).map((rest) => [path, ...rest]),
  );
}
