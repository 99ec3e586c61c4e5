import { ACCENTS, FOLDING } from '../../contract/places/fold';
import type { AnyResource, Leaf } from '../../resources/defineResource';
import { columnList, columnName, tableName } from './columns';
import type { Statement } from './statements';

/** How much of its letters (as trigrams) a name must share with a text to be similar: a share of those of both. */
export const SIMILARITY = 0.25;

/** The fields by whose names records are found that are spelt or sound alike. */
export const similarLeaves = ({ leaves }: AnyResource): Leaf[] => leaves.filter(({ field }) => field.similar);

const literal = (text: string) => `'${text}'`;

/** The names of a row, folded as contract/places/fold.ts does it, each after a space; the column `similar_text` keeps them. */
export function foldedSql(leaves: readonly Leaf[]): string {
  const names = leaves.map(({ path }) => `coalesce("${columnName(path)}", '')`).join(" || ',' || ");
  const plain = `translate(lower(${names}), ${literal(ACCENTS.from)}, ${literal(ACCENTS.to)})`;
  const steps = FOLDING.reduce(
    (text, [pattern, replacement]) => `regexp_replace(${text}, ${literal(pattern)}, ${literal(replacement)}, 'g')`,
    plain,
  );
  return `' ' || ${steps}`;
}

/**
 * The records with a name that begins with one of the folded texts or is similar to it: for each text at most `limit`, those
 * that begin with it first, then the most similar. One index serves both.
 */
export function similarSql(
  resource: AnyResource,
  texts: readonly string[],
  limit: number,
  fields: readonly string[],
): Statement {
  const begins = `similar_text LIKE '% ' || wanted.text || '%'`;
  const score = 'strict_word_similarity(wanted.text, similar_text)';
  const found = `SELECT *, ${begins} AS begins, ${score} AS score FROM ${tableName(resource)}
    WHERE ${begins} OR wanted.text <<% similar_text ORDER BY begins DESC, score DESC, id LIMIT ${Math.trunc(limit)}`;
  return {
    text: `SELECT ${columnList(resource, 'found.', fields)} FROM unnest($1::text[]) WITH ORDINALITY AS wanted(text, place), LATERAL (${found}) found
    ORDER BY wanted.place, found.begins DESC, found.score DESC, found.id`,
    parameters: [texts],
  };
}
