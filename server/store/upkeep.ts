import type { AnyResource } from '../../resources/language/defineResource';
import { columnName, tableName } from './columns';
import type { BacklogQuery, Condition } from './Store';
import { conditionSql, type Statement } from './statements';

const quoted = (path: string) => `"${columnName(path)}"`;

/** Removes some matching records, except those that others refer to or that another session has locked. Returns their ids. */
export function removeWhereSql(
  resource: AnyResource,
  where: readonly Condition[],
  limit: number,
  resources: readonly AnyResource[],
): Statement {
  const parameters: unknown[] = [];
  const matching = where.flatMap((condition) =>
    conditionSql(resource, condition, (value) => `$${parameters.push(value)}`),
  );
  const unreferenced = resources.flatMap((other) =>
    other.leaves
      .filter(({ field }) => field.kind === 'reference' && field.to === resource.name)
      .map(({ path }) => {
        const itself = other.name === resource.name ? ' AND o.id <> t.id' : '';
        return `NOT EXISTS (SELECT 1 FROM ${tableName(other)} o WHERE o.${quoted(path)} = t.id${itself})`;
      }),
  );
  const clauses = [...matching, ...unreferenced].join(' AND ') || 'true';
  const found = `SELECT t.id FROM ${tableName(resource)} t WHERE ${clauses} LIMIT ${Math.trunc(limit)} FOR UPDATE OF t SKIP LOCKED`;
  return { text: `DELETE FROM ${tableName(resource)} WHERE id IN (${found}) RETURNING id`, parameters };
}

/**
 * Counts the waiting and the abandoned records, and finds since when the first has waited: one row `{ waiting, since, failed }`.
 */
export function backlogSql(resource: AnyResource, { waiting, since, failed }: BacklogQuery): Statement {
  const parameters: unknown[] = [];
  const from = (conditions: readonly Condition[]) => {
    const clauses = conditions.flatMap((condition) =>
      conditionSql(resource, condition, (value) => `$${parameters.push(value)}`),
    );
    return `FROM ${tableName(resource)} WHERE ${clauses.join(' AND ') || 'true'}`;
  };
  const earliest = `least(${since.map((path) => `min(${quoted(path)})`).join(', ')})`;
  const open = `SELECT count(*) AS waiting, ${earliest} AS since ${from(waiting)}`;
  const given = failed ? `SELECT count(*) AS failed ${from(failed)}` : 'SELECT 0 AS failed';
  return { text: `SELECT waiting, since, failed FROM (${open}) open, (${given}) given`, parameters };
}
