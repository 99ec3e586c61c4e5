import { demoDays } from '../../server/demo/demoDays';
import { getDayStart } from '../../server/rules/days';
import type { Store } from '../../server/store/Store';
import { load, openBooks, paidAt } from '../closing/booksOfDay';
import { tokenAt } from './programs';

const DAY = 86_400_000;
const PAYMENTS = 10_000;
/** The goal for one comparison, in seconds. */
const GOAL = 30;

/** Fills the demo's first open day with payments that tie everywhere; returns the day, `YYYY-MM-DD`. */
export async function fillOpenDay(store: Store): Promise<string> {
  const [day] = demoDays(new Date()).open;
  const start = Date.parse(getDayStart(day));
  const shared = await openBooks(store, new Date(start), new Date(start + DAY));
  const moments = Array.from({ length: PAYMENTS }, (_, at) => new Date(start + Math.floor((at * DAY) / PAYMENTS)));
  await load(
    store,
    moments.map((moment) => paidAt(moment, shared)),
  );
  return day;
}

type Compared = { dayClose: { payments: number }; differences: { id: string; status: string }[] };

/** Returns table rows with the time to compare, prepare and close such a day; finance prepares, the administrator closes. */
export async function benchClose(url: string, day: string): Promise<string[]> {
  const [finance, admin] = await Promise.all([tokenAt(url, 'finance'), tokenAt(url, 'admin')]);
  const ask = async <T>(headers: Record<string, string>, method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const rows: string[] = [];
  const timed = async (name: string, step: () => Promise<unknown>) => {
    const began = performance.now();
    await step();
    const seconds = (performance.now() - began) / 1_000;
    rows.push(`| ${name} | ${seconds.toFixed(2)} s | ${seconds <= GOAL ? 'yes' : 'no'} |`);
  };
  await timed('compare it', () => ask(finance, 'POST', 'day-closes/compare', { day }));
  const { dayClose, differences } = await ask<Compared>(finance, 'GET', `day-closes/day?day=${day}`);
  if (dayClose.payments < PAYMENTS) throw new Error(`Only ${dayClose.payments} payments were compared.`);
  for (const { id } of differences.filter(({ status }) => status === 'OPEN'))
    await ask(finance, 'POST', `close-differences/${id}/explain`, { note: 'Explained for the benchmark.' });
  await timed('prepare it', () => ask(finance, 'POST', 'day-closes/prepare', { day }));
  await timed('close it', () => ask(admin, 'POST', 'day-closes/close', { day }));
  const count = dayClose.payments.toLocaleString('en');
  return [
    `| a day of ${count} payments, its ${differences.length} differences explained | took | ≤ ${GOAL} s |`,
    '|---|---|---|',
    ...rows,
  ];
}
