import type { Sql } from '../server/store/Database';

const FIRST = [
  'Aisha',
  'Brian',
  'Charity',
  'Doreen',
  'Emmanuel',
  'Florence',
  'Grace',
  'Henry',
  'Irene',
  'Joan',
  'Moses',
  'Ruth',
];
const ROOTS = ['Aki', 'Bwa', 'Kat', 'Lub', 'Mug', 'Nak', 'Nam', 'Oke', 'Okw', 'Ssa', 'Tum', 'Wab'];
const ENDS = ['ato', 'awa', 'elo', 'iga', 'imba', 'isha', 'oti', 'uka', 'umba', 'yera', 'zira', 'wire'];
const array = (names: readonly string[]) => `(array['${names.join("','")}'])`;

/** The number of accounts that one statement creates. */
const BATCH = 5_000;

/**
 * Adds that many accounts, clients and ONUs, and twice as many payments, to a seeded database, with realistic names and numbers.
 */
export async function fillForSearch(sql: Sql, count: number): Promise<void> {
  for (let done = 0; done < count; done += BATCH) await addSome(sql, done + 1, Math.min(done + BATCH, count));
  for (const table of ['clients', 'accounts', 'payments', 'devices']) await sql.query(`VACUUM ANALYZE ${table}`);
}

async function addSome(sql: Sql, from: number, to: number): Promise<void> {
  const first = `${array(FIRST)}[1 + n % ${FIRST.length}]`;
  const last = `${array(ROOTS)}[1 + (n / 7) % ${ROOTS.length}] || ${array(ENDS)}[1 + (n / 91) % ${ENDS.length}]`;
  const moments = "now() - n * interval '1 minute', now()";
  const rows = `FROM generate_series(${from}, ${to}) n`;
  const twice = `FROM generate_series(${2 * from - 1}, ${2 * to}) n`;
  await sql.query(`
    WITH made AS (
      INSERT INTO clients (id, date_created, date_updated, client_number, first_name, last_name, phone_number)
      SELECT gen_random_uuid(), ${moments}, 'CL-' || (n + 100000), ${first}, ${last}, '+25677' || lpad(n::text, 7, '0') ${rows}
      RETURNING *)
    INSERT INTO accounts (id, date_created, date_updated, account_number, client_id, account_detail_first_name,
      account_detail_last_name, account_detail_phone_number)
    SELECT gen_random_uuid(), date_created, date_updated, replace(client_number, 'CL', 'KF'), id, first_name, last_name, phone_number
    FROM made`);
  await sql.query(`
    INSERT INTO payments (id, date_created, date_updated, reference, amount, currency, provider, tracking_id, confirmation_code)
    SELECT gen_random_uuid(), ${moments}, 'PAY-' || (n + 100000), 149000, 'UGX', 'PESAPAL', gen_random_uuid()::text,
      upper(substr(md5(n::text), 1, 10)) ${twice}`);
  await sql.query(`
    INSERT INTO devices (id, date_created, date_updated, serial_number, model)
    SELECT gen_random_uuid(), ${moments}, 'HWTC' || upper(substr(md5(n::text), 1, 8)) || n, 'EG8145V5' ${rows}`);
}
