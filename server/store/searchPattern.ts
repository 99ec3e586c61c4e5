import { foldSearchText } from '../../contract/searchText';
import type { AnyResource } from '../../resources/language/defineResource';
import { numberPattern } from '../rules/runningNumber';
import { searchableLeaves, searchableNumbers } from './columns';

/**
 * Returns a regular expression, the same in JavaScript and PostgreSQL, for what the words of a search mean in the folded texts of a
 * resource, if that is a running number or a text with a form of its own, such as a MAC address; null otherwise.
 */
export const searchPattern = (resource: AnyResource, words: readonly string[]): string | null =>
  numberPattern(searchableNumbers(resource), words) ?? canonicalPattern(resource, words.join(''));

/** A text in its stored form is also found without its signs, as a username may contain it. */
function canonicalPattern(resource: AnyResource, typed: string): string | null {
  for (const { field } of searchableLeaves(resource)) {
    const stored = field.canonical?.(typed);
    if (!stored) continue;
    const folded = foldSearchText(stored);
    return `${folded}|${folded.replace(/[^a-z0-9]/g, '')}`;
  }
  return null;
}
