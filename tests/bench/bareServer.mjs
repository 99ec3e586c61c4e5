// The program that benchmarks compare with: plain `http` and `pg`, without a framework or validation. It counts exactly and pages
// naively, as most admin back ends do: `/subscriptions?limit=10&offset=0` for any table; `/subscriptions/count`. DATABASE_URL and
// PORT must be given.
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/** The same search condition as the product's, so that only the surrounding code differs. */
const MATCHES =
  '(SELECT id, date_created FROM subscriptions WHERE search_text LIKE $1 UNION SELECT id, date_created FROM subscriptions WHERE account_id IN (SELECT id FROM accounts WHERE search_text LIKE $1)) matches';

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, table = '', what] = /^\/(\w+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  if (what === 'count') {
    const { rows } = await pool.query(`SELECT count(*) AS total FROM ${table}`);
    response.end(JSON.stringify({ totalRecords: Number(rows[0].total) }));
    return;
  }
  const page = `LIMIT ${Number(searchParams.get('limit') ?? 10)} OFFSET ${Number(searchParams.get('offset') ?? 0)}`;
  const term = searchParams.get('searchTerm');
  const status = searchParams.get('status');
  const from = status ? `${table} WHERE status = $1` : table;
  const values = term ? [`%${term}%`] : status ? [status] : [];
  const [rows, total] = await Promise.all(
    term
      ? [
          pool.query(
            `SELECT s.* FROM subscriptions s JOIN (SELECT id FROM ${MATCHES} ORDER BY date_created, id ${page}) p ON p.id = s.id ORDER BY s.date_created, s.id`,
            values,
          ),
          pool.query(`SELECT count(*) AS total FROM ${MATCHES}`, values),
        ]
      : [
          pool.query(`SELECT * FROM ${from} ORDER BY date_created, id ${page}`, values),
          pool.query(`SELECT count(*) AS total FROM ${from}`, values),
        ],
  );
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ records: rows.rows, totalRecords: Number(total.rows[0].total) }));
}).listen(Number(process.env.PORT), () => console.log('ready'));
