import { ask } from '../embedded/folder';

/**
 * Returns the number of rows and a checksum of every table, computed by the database from all columns, independently of the
 * product.
 */
export async function checksumsOf(url: string): Promise<Record<string, string>> {
  const tables = await tableNames(url);
  const sums = tables.map((name) => {
    const rows = `string_agg(md5(t::text), '' ORDER BY md5(t::text))`;
    return `SELECT '${name}' AS name, count(*) || ' ' || md5(coalesce(${rows}, '')) AS sum FROM "${name}" t`;
  });
  if (!sums.length) return {};
  const rows = await ask<{ name: string; sum: string }>(url, sums.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

export async function tableNames(url: string): Promise<string[]> {
  const rows = await ask<{ name: string }>(
    url,
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}
