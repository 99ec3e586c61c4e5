import { foldSearchText } from '../../contract/searchText';
import { searchWords } from '../../contract/text';
import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import type { ResourceByName } from '../../resources/language/resourceLookup';
import { searchableLeaves, searchableReferences } from '../../server/store/columns';
import { searchPattern } from '../../server/store/searchPattern';
import { type Collections, rowsOf, type StoredRow } from './Collections';
import type { Matches } from './matchesWhere';

/** Returns a test whether a row, or a record that it refers to with a searchable reference, contains every word. */
export function matchesSearch(
  data: Collections,
  resource: AnyResource,
  search: string | undefined,
  named: ResourceByName,
): Matches {
  const words = searchWords(search);
  if (words.length === 0) return () => true;
  const own = holdsAll(resource, words);
  const reached = searchableReferences(resource).map(({ path, field }) => {
    const target = named(field.to ?? '');
    const found = rowsOf(data, target).filter(holdsAll(target, words));
    const ids = new Set(found.map((row) => row.id));
    return (row: StoredRow) => ids.has(valueAt(row, path));
  });
  return (row) => [own, ...reached].some((matches) => matches(row));
}

/** Returns the searched text of a value; each tag is in a line of its own, written as in the database. */
const textOf = (value: unknown) =>
  Array.isArray(value) ? JSON.stringify(value).replaceAll('","', '\n') : String(value ?? '');

function holdsAll(resource: AnyResource, words: readonly string[]): Matches {
  const leaves = searchableLeaves(resource);
  const pattern = searchPattern(resource, words);
  const meant = pattern === null ? null : new RegExp(pattern);
  return (row) => {
    const text = leaves.map(({ path }) => foldSearchText(textOf(valueAt(row, path)))).join('\n');
    return meant ? meant.test(text) : words.every((word) => text.includes(word));
  };
}
