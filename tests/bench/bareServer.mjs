// The program that a benchmark compares with: plain `http` and `pg`, no framework, no checks. It counts exactly and pages
// naively, as most admin back ends do. DATABASE_URL and PORT are given.
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/** The same search condition as the product's, so that only what surrounds it differs. */
const SEARCH =
  'id IN (SELECT id FROM subscriptions WHERE search_text LIKE $1 UNION SELECT id FROM subscriptions WHERE "account_id" IN (SELECT id FROM accounts WHERE search_text LIKE $1))';

createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [where, values] = searchParams.get('searchTerm')
    ? [` WHERE ${SEARCH}`, [`%${searchParams.get('searchTerm')}%`]]
    : searchParams.get('status')
      ? [' WHERE status = $1', [searchParams.get('status')]]
      : ['', []];
  const page = ` ORDER BY date_created, id LIMIT ${Number(searchParams.get('limit') ?? 10)} OFFSET ${Number(searchParams.get('offset') ?? 0)}`;
  const [rows, total] = await Promise.all([
    pool.query(`SELECT * FROM subscriptions${where}${page}`, values),
    pool.query(`SELECT count(*) AS total FROM subscriptions${where}`, values),
  ]);
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ subscriptions: rows.rows, totalRecords: Number(total.rows[0].total) }));
}).listen(Number(process.env.PORT), () => console.log('ready'));
