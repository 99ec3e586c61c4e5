/** Runs one statement on the database, independently of the processes under test. */
export type Ask = <T extends object>(text: string, values?: unknown[]) => Promise<T[]>;

/** For each payment received since `$1`: the number of its records in each book. */
const ONCE_EACH = `SELECT p.id,
    (SELECT count(*)::int FROM receipts r WHERE r.payment_id = p.id) AS receipts,
    (SELECT count(*)::int FROM transactions t WHERE t.payment_id = p.id AND t.type = 'PAYMENT') AS bookings,
    (SELECT count(*)::int FROM subscriptions s WHERE s.payment_id = p.id) AS subscriptions,
    (SELECT count(*)::int FROM outbox_messages m WHERE m.key = 'receipt:' || p.id) AS messages
  FROM payments p WHERE p.status = 'SUCCESSFUL' AND p.date_created >= $1`;

/** Payments that were not received but have records. */
const WITHOUT_MONEY = `SELECT p.id, p.status FROM payments p WHERE p.status <> 'SUCCESSFUL' AND p.date_created >= $1
  AND (EXISTS (SELECT 1 FROM receipts r WHERE r.payment_id = p.id)
    OR EXISTS (SELECT 1 FROM subscriptions s WHERE s.payment_id = p.id AND s.status IN ('CREATED', 'ACTIVE')))`;

/** Finds numbers that are missing between the first and the last, used twice, or behind their counter. */
const NUMBERS = `SELECT count(*)::int AS given, count(DISTINCT n)::int AS different, max(n) - min(n) + 1 AS span, max(n) AS last,
    (SELECT last FROM counters WHERE key = $1) AS counter
  FROM (SELECT right(%NUMBER%, 6)::int AS n FROM %TABLE% WHERE %NUMBER% LIKE $2) numbers`;

const NUMBERED = [
  ['receipts', 'receipt_number', 'RCT', `RCT-${new Date().getUTCFullYear()}-%`],
  ['subscription_forms', 'form_number', 'SF', 'SF-%'],
  ['accounts', 'account_number', 'KF', 'KF-%'],
] as const;

interface Numbers {
  given: number;
  different: number;
  span: number;
  last: number;
  counter: number;
}

/**
 * Returns descriptions of everything that is wrong with the books since a moment; empty if all is right. `acknowledged` contains
 * the payments that a visitor was told are successful: none of them may be missing.
 */
export async function faultsInBooks(ask: Ask, since: string, acknowledged: Iterable<string>): Promise<string[]> {
  const booked = await ask<{ id: string } & Record<string, unknown>>(ONCE_EACH, [since]);
  const wrong = booked.filter(({ id: _, ...counts }) => Object.values(counts).some((count) => count !== 1));
  const known = new Set(booked.map(({ id }) => id));
  const lost = [...acknowledged].filter((id) => !known.has(id));
  const unpaid = await ask<{ id: string; status: string }>(WITHOUT_MONEY, [since]);
  return [
    ...wrong.map((each) => `not once each: ${JSON.stringify(each)}`),
    ...lost.map((id) => `acknowledged and lost: ${id}`),
    ...unpaid.map(({ id, status }) => `booked without money: ${id} is ${status}`),
    ...(await faultsInNumbers(ask)),
    ...(await faultsInTotals(ask)),
  ];
}

async function faultsInNumbers(ask: Ask): Promise<string[]> {
  const faults: string[] = [];
  for (const [table, column, key, pattern] of NUMBERED) {
    const statement = NUMBERS.replaceAll('%NUMBER%', column).replace('%TABLE%', table);
    const [found] = await ask<Numbers>(statement, [key, pattern]);
    if (!found) continue;
    const { given, different, span, last, counter } = found;
    if (given !== different || given !== span || last !== counter) faults.push(`${table}: ${JSON.stringify(found)}`);
  }
  return faults;
}

/** Checks that the kept totals equal the number of rows. */
async function faultsInTotals(ask: Ask): Promise<string[]> {
  const tables = await ask<{ name: string }>('SELECT DISTINCT table_name AS name FROM record_totals');
  const faults: string[] = [];
  for (const { name } of tables) {
    // One statement reads both, because the servers keep writing.
    const [found] = await ask<{ total: number; n: number }>(
      `SELECT (SELECT sum(total)::int FROM record_totals WHERE table_name = $1) AS total, (SELECT count(*)::int FROM "${name}") AS n`,
      [name],
    );
    if (found?.n !== found?.total) faults.push(`${name}: the kept total is ${found?.total}, there are ${found?.n}`);
  }
  return faults;
}
