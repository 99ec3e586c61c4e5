import { tagKey } from '../../contract/tags';
import { compareValues } from './storedValue';

/** Returns the tags of rows, those of the most rows first, each in the spelling that sorts first. */
export function tagsOfRows(rows: readonly (readonly string[])[]): string[] {
  const found = new Map<string, { tag: string; count: number }>();
  for (const tag of rows.flat()) {
    const known = found.get(tagKey(tag));
    const spelling = known && compareValues(known.tag, tag) < 0 ? known.tag : tag;
    found.set(tagKey(tag), { tag: spelling, count: (known?.count ?? 0) + 1 });
  }
  return [...found]
    .sort(([key, { count }], [other, { count: others }]) => others - count || compareValues(key, other))
    .map(([, { tag }]) => tag);
}
