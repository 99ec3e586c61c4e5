import { foldNames } from '../../contract/coverage/places/fold';
import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import { SHORTEST_SIMILAR, SIMILARITY, similarLeaves } from '../../server/store/similar';
import type { StoredRow } from './Collections';
import { compareValues } from './storedValue';

/**
 * Returns the rows with a name that starts with the folded text or is similar to it, in PostgreSQL's order
 * (server/store/similar.ts).
 */
export function similarRows(
  resource: AnyResource,
  rows: readonly StoredRow[],
  text: string,
  limit: number,
): StoredRow[] {
  const leaves = similarLeaves(resource);
  const wanted = trigramsOf(text);
  const scored = rows.map((row) => {
    const names = foldNames(leaves.map(({ path }) => valueAt(row, path) ?? '').join(',')).split(' ');
    const begins = names.some((name) => name.startsWith(text));
    return { row, begins, score: Math.max(...names.map((name) => similarity(wanted, trigramsOf(name)))) };
  });
  const isNamed = scored.some(({ begins, score }) => begins && score === 1);
  const least = isNamed || text.length < SHORTEST_SIMILAR ? Number.POSITIVE_INFINITY : SIMILARITY;
  return scored
    .filter(({ begins, score }) => begins || score >= least)
    .sort(
      (a, b) =>
        Number(b.begins) - Number(a.begins) || b.score - a.score || compareValues(String(a.row.id), String(b.row.id)),
    )
    .slice(0, limit)
    .map(({ row }) => row);
}

/** Returns the trigrams of a word with two spaces before it and one after it, as pg_trgm does. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(word ? Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)) : []);
}

/** Returns the share of common elements in the union of two sets. */
function similarity(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((trigram) => other.has(trigram)).length;
  return shared === 0 ? 0 : Math.fround(shared / (one.size + other.size - shared));
}
