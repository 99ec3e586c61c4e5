import { ACCENTS, FOLDING } from '../../contract/coverage/places/fold';
import type { AnyResource, FlatField } from '../../resources/language/defineResource';
import type { ResourceByName } from '../../resources/language/resourceLookup';
import type { RowScope } from '../../resources/language/rowScope';
import { columnList, columnName, tableName } from './columns';
import { type Statement, withinSql } from './statements';

/** The minimum share of letters (as trigrams) that a name must have in common with a text to be similar. */
export const SIMILARITY = 0.25;
/** Like `SIMILARITY`, but for the first search. Names with less in common cost ten times as much to find. */
const CLOSE = 0.5;
/** A text with fewer letters is only matched at the beginning of names, because too many names would be similar. */
export const SHORTEST_SIMILAR = 4;

/** Returns the fields whose records are found by a similar spelling or sound. */
export const similarLeaves = ({ leaves }: AnyResource): FlatField[] => leaves.filter(({ field }) => field.similar);

const literal = (text: string) => `'${text}'`;

/**
 * Returns the SQL for a row's names, folded like contract/coverage/places/fold.ts, each after a space. They are stored in the
 * column `similar_text`.
 */
export function foldedSql(leaves: readonly FlatField[]): string {
  const names = leaves.map(({ path }) => `coalesce("${columnName(path)}", '')`).join(" || ',' || ");
  const plain = `translate(lower(${names}), ${literal(ACCENTS.from)}, ${literal(ACCENTS.to)})`;
  const steps = FOLDING.reduce(
    (text, [pattern, replacement]) => `regexp_replace(${text}, ${literal(pattern)}, ${literal(replacement)}, 'g')`,
    plain,
  );
  return `' ' || ${steps}`;
}

/**
 * Builds a query for records with a name that begins with one of the folded texts or is similar to it: for each text at most
 * `limit`, first those that begin with it, then the most similar. Similar names are searched only if no name is the text itself
 * and too few begin with it, and distant ones only if too few are close, because many names are slightly similar. One index
 * serves all three searches, because every pattern is a parameter of its own; for a pattern from a row, the planner would expect
 * too many matches.
 */
export function similarSql(
  resource: AnyResource,
  texts: readonly string[],
  limit: number,
  fields: readonly string[],
  whose?: { within: RowScope; named: ResourceByName },
): Statement {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const theirs = whose ? `(${withinSql(resource, whose.within, whose.named, bind).join(' OR ')}) AND ` : '';
  const most = Math.trunc(limit);
  const found = texts.map((text, place) => {
    const begins = `similar_text LIKE ${bind(`% ${text}%`)}`;
    const wanted = `${bind(text)}::text`;
    const score = `strict_word_similarity(${wanted}, similar_text)`;
    const select = (isBeginning: boolean, where: string) =>
      `SELECT ${columnList(resource, '', fields)}, ${place} AS place, ${isBeginning} AS begins, ${score} AS score
      FROM ${tableName(resource)} WHERE ${theirs}(${where}) ORDER BY score DESC, id LIMIT ${most}`;
    const beginning = select(true, begins);
    if (text.length < SHORTEST_SIMILAR) return `(${beginning})`;
    const alike = (least: number, sofar: readonly string[]) =>
      select(false, `${wouldAdd(least, sofar, most)} AND ${wanted} <<% similar_text AND NOT ${begins}`);
    return `(WITH beginning AS MATERIALIZED (${beginning}), near AS MATERIALIZED (${alike(CLOSE, ['beginning'])})
      SELECT * FROM beginning UNION ALL SELECT * FROM near
      UNION ALL (SELECT * FROM (${alike(SIMILARITY, ['beginning', 'near'])}) far WHERE score < ${CLOSE})
      ORDER BY begins DESC, score DESC, id LIMIT ${most})`;
  });
  return {
    text: `SELECT ${columnList(resource, '', fields)} FROM (${found.join(' UNION ALL ')}) found ORDER BY place, begins DESC, score DESC, id`,
    parameters,
  };
}

/**
 * Returns the SQL condition that fewer than `most` were found so far and no name is the text itself. If it holds, it lowers the
 * similarity threshold to `least` for the rest of the statement.
 */
function wouldAdd(least: number, sofar: readonly string[], most: number): string {
  const counted = sofar.map((name) => `(SELECT count(*) FROM ${name})`).join(' + ');
  const set = `set_config('pg_trgm.strict_word_similarity_threshold', '${least}', true)`;
  const isNamed = 'EXISTS (SELECT FROM beginning WHERE score = 1)';
  return `(SELECT CASE WHEN ${counted} < ${most} AND NOT ${isNamed} THEN ${set} END) IS NOT NULL`;
}
