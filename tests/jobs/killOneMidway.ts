import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import type { SignedIn } from '../../resources/access/signInActions';
import { type Attempt, orderAndPay } from '../payments/orders';
import { until } from '../until';
import { createLoad, type Ticket } from './load';
import { freeClaimsFrom, workDone } from './openWork';
import type { TwoServers } from './twoServers';

const VISITORS = 30;
const THIRD = VISITORS / 3;
const ENDS = 8;
/** The kinds of work that jobs have done at outside systems. */
export const DEEDS = ['status', 'switch', 'message'] as const;
/** The number of callers that keep one server busy. */
const CALLERS = 2;

type Running = { id: string; accountId: string };

/** Active subscriptions without another one on their account. */
const RUNNING = `SELECT s.id, s.account_id AS "accountId" FROM subscriptions s JOIN accounts a ON a.id = s.account_id
  JOIN devices d ON d.account_id = a.id JOIN products p ON p.id = s.product_id
  WHERE s.status = 'ACTIVE' AND a.status = 'ACTIVE' AND p.active AND NOT EXISTS (SELECT 1 FROM subscriptions o
    WHERE o.account_id = a.id AND o.id <> s.id AND o.status IN ('ACTIVE', 'CREATED', 'INITIATED')) ORDER BY s.id`;

/**
 * Visitors pay and subscriptions end while both servers are under load. When a third is settled, `two` is killed at the worst
 * moment while `one` continues; later `two` restarts, and the function waits for all work.
 */
export async function killOneMidway(servers: TwoServers) {
  const { one, two, sql } = servers;
  const began = new Date().toISOString();
  const running = await sql<Running>(RUNNING);
  const ended = running.slice(0, ENDS);
  const others = running.slice(ENDS).map(({ accountId }) => accountId);
  const load = createLoad(await signIn(servers), others);
  const [steady, doomed] = [load.keepBusy(one, CALLERS), load.keepBusy(two, CALLERS)];
  const visits = await visitorsPay(servers);
  const attempts = visits.map(({ attempt }) => attempt);

  await comeDue(servers, attempts.slice(0, THIRD), ended.slice(0, ENDS / 2));
  await until('a third to be settled', async () => {
    const settled = `SELECT 1 FROM payments WHERE status = 'SUCCESSFUL' AND id = ANY($1)`;
    return (await sql(settled, [attempts.map(({ paymentId }) => paymentId)])).length === THIRD;
  });
  const { killed, unheard } = await killAtWorst(servers, () =>
    comeDue(servers, attempts.slice(THIRD), ended.slice(ENDS / 2)),
  );
  const cutOff = ticketsIn(await doomed);
  for (const ticket of [...cutOff, ...cutOff]) await load.write(one, ticket);

  await two.restart();
  const lost = ticketsIn(await load.finish([steady, load.keepBusy(two, CALLERS)]));
  const abandoned = await freeClaimsFrom(servers, killed);
  await workDone(servers);
  return { began, visits, ended, load, cutOff, lost, unheard, abandoned };
}

const ticketsIn = (cutOff: readonly (Ticket | null)[]) => cutOff.filter((ticket) => ticket !== null);

/** Places orders on both servers and pays them at the provider, which sends no notifications. */
async function visitorsPay({ one, two, outside }: TwoServers) {
  const visits = await Promise.all(Array.from({ length: VISITORS }, (_, index) => orderAndPay(index % 2 ? one : two)));
  for (const { attempt } of visits) await outside.provider.settle(attempt.trackingId, 'COMPLETED');
  return visits;
}

async function signIn({ one }: TwoServers): Promise<string> {
  const body = { username: 'admin@kitara.example', password: DEMO_PASSWORD };
  return (await one.call<SignedIn>('POST', 'accounts/auth/login', { body })).body.user.token;
}

/** Makes payments and subscriptions due, which only the reconciler and the expiry job find. */
async function comeDue({ sql }: TwoServers, paid: readonly Attempt[], over: readonly Running[]): Promise<void> {
  const past = `now() - interval '1 second'`;
  const [payments, subscriptions] = [paid.map(({ paymentId }) => paymentId), over.map(({ id }) => id)];
  await sql(`UPDATE payments SET next_check_at = ${past} WHERE id = ANY($1)`, [payments]);
  await sql(`UPDATE subscriptions SET end_date = ${past} WHERE id = ANY($1)`, [subscriptions]);
}

/**
 * Kills `two` once each of its jobs has had work done outside without receiving the answer (`unheard`), and each of its callers
 * waits within the transaction that writes their message.
 */
async function killAtWorst({ two, outside, sql }: TwoServers, bringWork: () => Promise<void>) {
  const heard = outside.deeds.length;
  const deedsSince = () => outside.deeds.slice(heard).filter(({ by }) => by === 'two');
  outside.holdAnswersTo('two');
  await bringWork();
  await until('every job of the doomed server to wait', async () =>
    DEEDS.every((deed) => deedsSince().some(({ what }) => what === deed)),
  );
  await sql('BEGIN');
  await sql(`SELECT 1 FROM counters WHERE key = 'TK' FOR UPDATE`);
  await until('every caller to wait', async () => {
    // Within a transaction, PostgreSQL would return the same snapshot again.
    await sql('SELECT pg_stat_clear_snapshot()');
    // Other queries also wait for each other briefly; these wait for our lock.
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND query LIKE '%FROM counters%' AND clock_timestamp() - query_start > interval '300 ms'`;
    return (await sql(waiting)).length >= 2 * CALLERS;
  });
  await two.kill();
  const killed = new Date();
  await sql('ROLLBACK');
  const unheard = deedsSince();
  outside.releaseAnswers();
  return { killed, unheard };
}

export type Story = Awaited<ReturnType<typeof killOneMidway>>;
