import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../resources/access/users';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { dayCloses } from '../../resources/closing/dayCloses';
import { networkDifferences } from '../../resources/network/networkDifferences';
import { statementLines } from '../../resources/statements/statementLines';
import { prepareStore } from '../../server/prepare';
import type { Database } from '../../server/store/Database';
import type { Store } from '../../server/store/Store';
import { textOfPdf } from '../payments/textOfPdf';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';
import { load, openBooks, paidAt, type Shared } from './booksOfDay';
import { closeUntil } from './closeDays';

let database: Database;
let store: Store;
let world: World;
let shared: Shared;
/** The number of closes in the demo data. */
let before: number;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  database = await openDemoDatabase();
  store = await prepareStore(database, true, START);
  world = createWorld(store);
  // The demo data ends at START and has no records on the days that are closed here.
  await closeUntil(store, FIRST);
  before = await store.count(dayCloses);
  world.clock.now = new Date('2026-03-20T09:00:00.000Z');
  for (const name of ['admin', 'finance', 'support', 'agent']) tokens[name] = await world.signIn(name);
});
afterAll(() => store.close());

const [FIRST, SECOND, THIRD] = ['2026-03-15', '2026-03-16', '2026-03-17'] as const;

type Closed = { dayClose: Answers['closeDay']['dayClose']; error?: string };
const step = (name: 'compare' | 'prepare' | 'close', who: string, day: string) =>
  world.call<Closed>('POST', `day-closes/${name}`, { token: tokens[who] ?? '', body: { day } });
const read = (day: string) =>
  world.call<Answers['readDayClose']>('GET', `day-closes/day?day=${day}`, { token: tokens.finance ?? '' });

describe('closing a day', () => {
  it('is refused without a token (401) and without the permission (403)', async () => {
    const body = { day: FIRST };
    for (const name of ['compare', 'prepare', 'close']) {
      expect((await world.call('POST', `day-closes/${name}`, { body })).status).toBe(401);
      expect((await world.call('POST', `day-closes/${name}`, { body, token: tokens.support ?? '' })).status).toBe(403);
    }
    expect((await world.call('GET', 'day-closes/day')).status).toBe(401);
    expect((await world.call('GET', 'day-closes/day', { token: tokens.agent ?? '' })).status).toBe(403);
    expect(await store.count(dayCloses)).toBe(before);
  });

  it('names what is wrong with the day', async () => {
    const today = await step('compare', 'finance', '2026-03-20');
    expect([today.status, today.body]).toMatchObject([422, { errors: { day: 'must be a day that is over' } }]);
    expect((await step('compare', 'finance', '2026-02-30')).status).toBeGreaterThanOrEqual(400);
    const odd = await world.call('GET', 'day-closes/day?day=yesterday', { token: tokens.finance ?? '' });
    expect(odd.status).toBe(400);
  });

  it('requires a day prepared by someone else', async () => {
    expect((await step('close', 'admin', FIRST)).body.error).toBe('This day is not prepared yet.');
    expect((await step('prepare', 'finance', FIRST)).body.dayClose).toMatchObject({ status: 'PREPARED', day: FIRST });
    const own = await step('close', 'finance', FIRST);
    expect([own.status, own.body.error]).toEqual([403, 'Someone else must close this day: you prepared it.']);
    const closed = await step('close', 'admin', FIRST);
    expect([closed.status, closed.body.dayClose.status]).toEqual([200, 'CLOSED']);
    const again = await step('close', 'admin', FIRST);
    expect([again.status, again.body.error]).toEqual([409, 'This day is closed and never changes.']);
    expect((await step('prepare', 'admin', FIRST)).status).toBe(409);
    const where = [{ path: 'recordId', in: [closed.body.dayClose.id] }] as const;
    const reasons = (await store.find(logs, { where })).map(({ reason }) => reason);
    expect(reasons.sort()).toEqual([`Closed: ${FIRST}`, `Prepared: ${FIRST}`]);
  });

  it('closes days in order', async () => {
    expect((await step('prepare', 'finance', THIRD)).status).toBe(200);
    const early = await step('close', 'admin', THIRD);
    expect([early.status, early.body.error]).toEqual([
      409,
      `Days are closed one after the other. The next day to close is ${SECOND}.`,
    ]);
    expect((await read(THIRD)).body).toMatchObject({ nextToClose: SECOND, dayClose: { status: 'PREPARED' } });
  });

  it('closes once if two users close concurrently', async () => {
    expect((await step('prepare', 'finance', SECOND)).status).toBe(200);
    const both = await Promise.all([step('close', 'admin', SECOND), step('close', 'admin', SECOND)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const where = [
      { path: 'action', in: ['ACTION'] },
      { path: 'reason', in: [`Closed: ${SECOND}`] },
    ] as const;
    expect(await store.count(logs, { where })).toBe(1);
  });

  it('makes the database refuse changes of closed rows', async () => {
    for (const change of ["SET received = 1 WHERE status = 'CLOSED'", `SET status = 'OPEN' WHERE day = '${FIRST}'`])
      await expect(database.query(`UPDATE day_closes ${change}`)).rejects.toThrow('is closed and never changes');
    await expect(database.query(`DELETE FROM day_closes WHERE day = '${FIRST}'`)).rejects.toThrow('never changes');
    for (const table of ['day_closes', 'close_differences'])
      await expect(database.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('never change');
    expect(await store.count(dayCloses, { where: [{ path: 'status', in: ['CLOSED'] }] })).toBe(before + 2);
  });
});

describe('the differences of a day', () => {
  it('prevent its close until they are explained, and are final afterwards', async () => {
    const moment = new Date(`${THIRD}T08:00:00.000Z`);
    shared = await openBooks(store, moment, moment);
    const rows = paidAt(moment, shared);
    rows.receipt = null;
    await load(store, [rows]);

    const late = await step('close', 'admin', THIRD);
    expect([late.status, late.body.error]).toEqual([409, '1 difference is open. Resolve or explain it first.']);
    const compared = await step('compare', 'finance', THIRD);
    expect(compared.body.dayClose).toMatchObject({ status: 'OPEN', differences: 1, preparedById: null });
    expect((await step('prepare', 'finance', THIRD)).status).toBe(409);

    const [difference] = (await read(THIRD)).body.differences;
    expect(difference).toMatchObject({ kind: 'MISSING_RECEIPT', tie: 'RECEIPTS', amount: 149_000, moneyDay: THIRD });
    const path = `close-differences/${difference?.id}/explain`;
    expect((await world.call('POST', path, { token: tokens.finance ?? '', body: {} })).status).toBe(422);
    expect((await world.call('POST', path, { token: tokens.support ?? '', body: { note: 'x' } })).status).toBe(403);
    const body = { note: 'The receipt book was lost.' };
    expect((await world.call('POST', path, { token: tokens.finance ?? '', body })).body).toMatchObject({
      difference: { status: 'EXPLAINED', note: body.note },
    });
    expect((await step('prepare', 'finance', THIRD)).status).toBe(200);
    expect((await step('close', 'admin', THIRD)).status).toBe(200);
    expect((await world.call('POST', path, { token: tokens.finance ?? '', body })).status).toBe(409);
    const change = database.query("UPDATE close_differences SET note = 'Other' WHERE status = 'EXPLAINED'");
    await expect(change).rejects.toThrow('The day of this difference is closed.');
  });

  it('can be assigned to users who prepare closes, and disappear when they are fixed', async () => {
    const day = '2026-03-18';
    const moment = new Date(`${day}T08:00:00.000Z`);
    const rows = paidAt(moment, shared);
    const [line] = rows.lines;
    rows.lines = [];
    await load(store, [rows]);
    await step('compare', 'finance', day);
    const { assignees } = (
      await world.call<Answers['listCloseAssignees']>('GET', 'close-differences/assignees', {
        token: tokens.finance ?? '',
      })
    ).body;
    const [{ id = '' } = {}] = (await read(day)).body.differences;
    const assign = (assigneeId: string) =>
      world.call<Answers['assignDifferences']>('POST', 'close-differences/assign', {
        token: tokens.finance ?? '',
        body: { ids: [id], assigneeId },
      });
    expect((await assign(assignees[0]?.id ?? '')).body.outcomes).toEqual([{ id, changed: true }]);
    expect((await assign(id)).body).toMatchObject({ errors: { assigneeId: 'is not a user who prepares closes' } });
    expect(await store.get(closeDifferences, id)).toMatchObject({ kind: 'NO_STATEMENT', assigneeId: assignees[0]?.id });

    await load(store, [paidAt(moment, shared)]);
    await store.load(statementLines, line ? [line] : []);
    expect((await step('compare', 'finance', day)).body.dayClose).toMatchObject({ differences: 0, payments: 2 });
    expect((await store.get(closeDifferences, id))?.status).toBe('RESOLVED');
    expect((await read(day)).body.differences).toEqual([]);
  });

  it('appear in the PDF', async () => {
    const { dayClose } = (await read(THIRD)).body;
    const path = `/api/v1/day-closes/${dayClose?.id}/pdf`;
    const response = await world.app.request(path, { headers: { authorization: `Bearer ${tokens.finance}` } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = textOfPdf(Buffer.from(await response.arrayBuffer()));
    expect(text).toContain('Missing receipt');
    expect(text).toContain('The receipt book was lost.');
    // The demo data has open differences of the network, which keep no day open.
    const where = [{ path: 'status', in: ['OPEN'] }] as const;
    const perDay = await store.sum(networkDifferences, 'perDay', { where });
    expect(dayClose).toMatchObject({
      networkDifferences: await store.count(networkDifferences, { where }),
      networkPerDay: perDay,
    });
    expect(perDay).toBeGreaterThan(0);
    expect(text).toContain('Money against network');
    expect(text).toContain(`UGX ${perDay.toLocaleString('en-UG')} per day`);
  });

  it('appear in the PDF with the names that the preparing and closing users had at that time', async () => {
    const where = [{ path: 'status', in: ['CLOSED'] }] as const;
    const closed = (await store.find(dayCloses, { where })).find(({ closedByName }) => closedByName);
    const print = async () => {
      const path = `/api/v1/day-closes/${closed?.id}/pdf`;
      const response = await world.app.request(path, { headers: { authorization: `Bearer ${tokens.finance}` } });
      return textOfPdf(Buffer.from(await response.arrayBuffer()));
    };
    const before = await print();
    expect(before).toContain(`Closed by ${closed?.closedByName}`);
    for (const id of [closed?.preparedById, closed?.closedById])
      await store.update(users, id ?? '', { fullName: `Renamed ${id}` });
    expect(await print()).toBe(before);
  });
});
