import type { ResourceByName } from '../../resources/language/resourceLookup';
import { searchOrder } from '../../resources/search/globalSearch';
import { columnName, tableName } from './columns';
import type { IdQuery } from './Store';
import { conditionSql, type Statement, withinSql } from './statements';

/** Builds one statement for the ids that match each query, with the index of the query as `part`. */
export function idsSql(asked: readonly IdQuery[], named: ResourceByName): Statement {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const parts = asked.map(({ resource, where, within, limit }, part) => {
    const clauses = where.flatMap((condition) => conditionSql(resource, condition, bind));
    if (within) clauses.push(`(${withinSql(resource, within, named, bind).join(' OR ')})`);
    const begun = where.find((condition) => 'begins' in condition);
    const order = (begun ? searchOrder(resource, begun.path) : []).map(
      (path) => `lower("${columnName(path)}") USING ~<~, `,
    );
    const matching = clauses.length ? ` WHERE ${clauses.join(' AND ')}` : '';
    return `(SELECT ${part} AS part, "id" FROM ${tableName(resource)}${matching} ORDER BY ${order.join('')}"id" LIMIT ${Math.trunc(limit)})`;
  });
  return { text: parts.join(' UNION ALL '), parameters };
}
