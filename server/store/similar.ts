import { ACCENTS, FOLDING } from '../../contract/places/fold';
import type { AnyResource, Leaf } from '../../resources/defineResource';
import type { ResourceByName } from '../../resources/named';
import type { Within } from '../../resources/within';
import { columnList, columnName, tableName } from './columns';
import { type Statement, withinSql } from './statements';

/** How much of its letters (as trigrams) a name must share with a text to be similar: a share of those of both. */
export const SIMILARITY = 0.25;
/** Letters below which a text is taken for a beginning only: too much is similar to less. */
export const SHORTEST_SIMILAR = 4;

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
 * that begin with it first, then the most similar. Similar names are looked for only where too few begin so, since many can be a
 * little alike. One index serves both, since every pattern stands by itself: of one that comes from a row the planner would
 * expect too much.
 */
export function similarSql(
  resource: AnyResource,
  texts: readonly string[],
  limit: number,
  fields: readonly string[],
  whose?: { within: Within; named: ResourceByName },
): Statement {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const theirs = whose ? `(${withinSql(resource, whose.within, whose.named, bind).join(' OR ')}) AND ` : '';
  const most = Math.trunc(limit);
  const found = texts.map((text, place) => {
    const begins = `similar_text LIKE ${bind(`% ${text}%`)}`;
    const wanted = `${bind(text)}::text`;
    const select = (isBeginning: boolean, where: string) =>
      `SELECT ${columnList(resource, '', fields)}, ${place} AS place, ${isBeginning} AS begins, strict_word_similarity(${wanted}, similar_text) AS score
      FROM ${tableName(resource)} WHERE ${theirs}(${where}) ORDER BY score DESC, id LIMIT ${most}`;
    const beginning = select(true, begins);
    if (text.length < SHORTEST_SIMILAR) return `(${beginning})`;
    const alike = select(
      false,
      `${wanted} <<% similar_text AND NOT ${begins} AND (SELECT count(*) FROM beginning) < ${most}`,
    );
    return `(WITH beginning AS MATERIALIZED (${beginning}) SELECT * FROM beginning UNION ALL (${alike}) ORDER BY begins DESC, score DESC, id LIMIT ${most})`;
  });
  return {
    text: `SELECT ${columnList(resource, '', fields)} FROM (${found.join(' UNION ALL ')}) found ORDER BY place, begins DESC, score DESC, id`,
    parameters,
  };
}
