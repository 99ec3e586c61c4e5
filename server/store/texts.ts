import { isId } from '../../contract/api/id';
import { type AnyResource, setAt } from '../../resources/language/defineResource';
import { columnName, tableName, textLeaves } from './columns';
import type { Row, Sql } from './Database';
import type { QueryCache } from './QueryCache';
import type { RecordQuery, RecordTexts, Store } from './Store';
import type { Statement } from './statements';

/** Implements `Store.texts` as one statement over all tables. Uses cached answers if `recent` is given. */
export const textsFrom =
  (sql: Sql, recent: QueryCache | null): Store['texts'] =>
  async (wanted) => {
    if (wanted.length === 0) return [];
    const statement = textsSql(wanted);
    const run = async () => {
      const rows = await sql.query(statement.text, statement.parameters);
      return wanted.map(({ resource }, at) =>
        rows.filter(({ part }) => part === at).map(({ texts }) => toTexts(resource, texts as Row)),
      );
    };
    const tables = wanted.map(({ resource }) => tableName(resource));
    return recent ? recent.get(tables, statement, run) : run();
  };

function textsSql(wanted: readonly RecordQuery[]): Statement {
  const parts = wanted.map(({ resource }, at) => {
    const columns = ['id', ...textLeaves(resource).map(({ path }) => columnName(path))];
    const pairs = columns.map((column) => `'${column}', "${column}"`).join(', ');
    return `SELECT ${at} AS part, json_build_object(${pairs}) AS texts FROM ${tableName(resource)} WHERE id = ANY($${at + 1})`;
  });
  return { text: parts.join(' UNION ALL '), parameters: wanted.map(({ ids }) => ids.filter(isId)) };
}

function toTexts(resource: AnyResource, row: Row): RecordTexts {
  const texts: RecordTexts = { id: String(row.id) };
  for (const { path } of textLeaves(resource)) setAt(texts, path, row[columnName(path)]);
  return texts;
}
