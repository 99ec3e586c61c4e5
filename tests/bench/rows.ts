import type { Sql } from '../../server/store/Database';

/** The maximum number of rows that one statement writes. */
export const AT_ONCE = 50_000;

/** Fills a seeded database up to `count` subscriptions and a fifth as many accounts, with realistic shares of each status. */
export async function fillSubscriptions(sql: Sql, count: number): Promise<void> {
  await sql.query(`
    INSERT INTO accounts (id, date_created, date_updated, account_number, type, status, account_detail_first_name,
      account_detail_last_name, account_detail_phone_number)
    SELECT gen_random_uuid(), now() - n * interval '1 minute', now(), 'KF-' || (n + 100000)::text, 'CUSTOMER',
      'ACTIVE', (array['Aisha','Brian','Doreen','Grace','Ivan','Joan','Moses','Ruth'])[1 + n % 8],
      (array['Akello','Kato','Mugisha','Nakato','Okello','Ssali'])[1 + n % 6] || n, '+25677' || lpad(n::text, 7, '0')
    FROM generate_series(1, ${Math.floor(count / 5)}) n`);
  // A single statement would exceed the query time limit.
  for (let from = 1; from <= count; from += AT_ONCE)
    await sql.query(`
      INSERT INTO subscriptions (id, date_created, date_updated, subscription_number, account_id, product_id, status,
        payment_status, is_renewal, amount, duration_days, start_date, end_date)
      SELECT gen_random_uuid(), now() - n * interval '20 seconds', now(), 'SB-' || (n + 100000)::text,
        a.ids[1 + n % array_length(a.ids, 1)], p.ids[1 + n % array_length(p.ids, 1)],
        (array['ACTIVE','ACTIVE','ACTIVE','ACTIVE','ACTIVE','EXPIRED','EXPIRED','CREATED','PENDING','CANCELLED'])[1 + n % 10],
        'SUCCESSFUL', n % 3 = 0, 149000, 30, now(), now() + interval '30 days'
      FROM generate_series(${from}, ${Math.min(count, from + AT_ONCE - 1)}) n,
        (SELECT array_agg(id) AS ids FROM accounts WHERE account_number >= 'KF-100000') a, (SELECT array_agg(id) AS ids FROM products) p`);
  for (const table of ['subscriptions', 'accounts', 'record_totals']) await sql.query(`VACUUM ANALYZE ${table}`);
}
