import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atOnce, statuses } from '../limits/people';
import { openTwoProcesses } from '../payments/stores';
import { createWorld, type World } from '../world';
import { createPeople, PASSWORD, type Person, STEP } from './people';

const MINUTE = 60_000;

let opened: Awaited<ReturnType<typeof openTwoProcesses>>;
let world: World;
/** The same world served by a second process. */
let other: World;
let people: ReturnType<typeof createPeople>;
let amina: Person;

beforeAll(async () => {
  opened = await openTwoProcesses();
});
afterAll(() => opened?.close());
beforeEach(async () => {
  const [first, second = first] = opened.stores;
  world = createWorld(first);
  other = createWorld(second);
  people = createPeople(world);
  amina = await people.withApp(await people.person());
  advance(STEP);
});

const advance = (milliseconds: number) => {
  for (const each of [world, other]) each.clock.advance(milliseconds);
};
const on = (index: number) => (index % 2 ? world : other);
const ticketOf = async ({ user }: Person) => (await people.enter(user)).body.secondFactor?.ticket ?? '';

describe('wrong codes', () => {
  it('are tried five times per ticket, out of forty concurrent ones over two processes', async () => {
    const ticket = await ticketOf(amina);
    expect(statuses(await atOnce(40, (i) => people.enterCode(ticket, '000000', on(i))))).toEqual({ 422: 5, 429: 35 });
    expect((await people.enterCode(ticket, people.codeOf(amina))).status).toBe(429);
  });

  it('of one user are limited to ten in a quarter of an hour, across tickets and calls', async () => {
    const tickets = await atOnce(4, () => ticketOf(amina));
    const replies = await atOnce(16, (i) => people.enterCode(tickets[i % 4] ?? '', '000000', on(i)));
    expect(statuses(replies)).toEqual({ 422: 10, 429: 6 });
    const asked = await people.own('POST', 'confirm', amina.token, { code: people.codeOf(amina) });
    expect(asked.status).toBe(429);
    advance(15 * MINUTE);
    expect((await people.enterCode(await ticketOf(amina), people.codeOf(amina))).status).toBe(200);
  });

  it('from one address are limited to thirty for all users together', async () => {
    const from = '198.51.100.99';
    const replies = await atOnce(40, (i) => people.enterCode(`no-ticket-${i}`, '000000', on(i), from));
    expect(statuses(replies)).toEqual({ 401: 30, 429: 10 });
  });

  it('of strangers do not block anyone’s sign-in', async () => {
    await atOnce(20, (i) => people.enterCode(`no-ticket-${i}`, '000000'));
    expect((await people.enterCode(await ticketOf(amina), people.codeOf(amina))).status).toBe(200);
  });
});

describe('one code', () => {
  it('used many times concurrently, over two processes and several tickets, signs in once', async () => {
    const code = people.codeOf(amina);
    const tickets = await atOnce(4, () => ticketOf(amina));
    const replies = await atOnce(8, (i) => people.enterCode(tickets[i % 4] ?? '', code, on(i)));
    expect(statuses(replies)[200]).toBe(1);
  });

  it('signs in once as a recovery code too', async () => {
    const [code = ''] = amina.recoveryCodes;
    const tickets = await atOnce(4, () => ticketOf(amina));
    const replies = await atOnce(8, (i) => people.enterCode(tickets[i % 4] ?? '', code, on(i)));
    expect(statuses(replies)[200]).toBe(1);
  });

  it('is useless with a wrong password', async () => {
    const wrong = await people.enter(amina.user, `${PASSWORD}!`);
    expect([wrong.status, wrong.body.secondFactor]).toEqual([401, undefined]);
  });
});
