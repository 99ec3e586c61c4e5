import pg from 'pg';

const { escapeIdentifier } = pg;

/** A table as described by the database itself. */
export interface Table {
  name: string;
  /** The stored columns, without those that the database computes. */
  columns: string[];
  /** The order of its rows as SQL: that of the primary key, which is the same on every server. */
  order: string;
}

/** Returns every table of the schema, by name, so that no list has to be maintained. Tables of extensions are left out. */
export async function tablesIn(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Found>(TABLES);
  return rows.map(({ name, columns, keys }) => ({ name, columns, order: orderOf(name, keys) }));
}

interface Found {
  name: string;
  columns: string[];
  keys: { name: string; isText: boolean }[] | null;
}

const orderOf = (name: string, keys: Found['keys']): string =>
  keys?.map((key) => `${escapeIdentifier(key.name)}${key.isText ? ' COLLATE "C"' : ''}`).join(', ') ??
  `${escapeIdentifier(name)}::text COLLATE "C"`;

const TABLES = `
  SELECT t.relname AS name, stored.columns, keys.keys
  FROM pg_class t,
    LATERAL (
      SELECT coalesce(array_agg(a.attname::text ORDER BY a.attnum), '{}') AS columns FROM pg_attribute a
      WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ) stored,
    LATERAL (
      SELECT json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0) ORDER BY key.place) AS keys
      FROM pg_index i, unnest(i.indkey) WITH ORDINALITY key (attnum, place), pg_attribute a
      WHERE i.indrelid = t.oid AND i.indisprimary AND a.attrelid = t.oid AND a.attnum = key.attnum
    ) keys
  WHERE t.relnamespace = current_schema()::regnamespace AND t.relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = t.oid AND d.deptype = 'e')
  ORDER BY t.relname COLLATE "C"`;

/** A foreign key, and the definition from which it is created again. */
export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function foreignKeysIn(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT t.relname AS table, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
    WHERE c.contype = 'f' AND t.relnamespace = current_schema()::regnamespace ORDER BY 1, 2`);
  return rows;
}
