import { expect } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import type { Caller } from '../payments/orders';
import { until } from '../until';

/** A message of the contact form, under the key that makes it one however often it is sent. */
export interface Ticket {
  key: string;
  phoneNumber: string;
}

const LISTS = ['payments', 'subscriptions', 'tickets', 'receipts'];

/** What keeps servers busy beside their jobs: lists, messages of visitors, renewals of `accountIds` that are not paid. */
export function createLoad(token: string, accountIds: readonly string[]) {
  let count = 0;
  let running = true;
  /** Ids of the tickets by phone number, as they were answered. */
  const tickets = new Map<string, string>();
  /** Ids of the renewals by account, as they were answered. */
  const renewals = new Map<string, Set<string>>();

  const readLists = async (server: Caller) => {
    for (const list of LISTS) {
      const { status, body } = await server.call('GET', `${list}?limit=10&offset=${10 * (count % 3)}`, { token });
      expect({ status, body }).toMatchObject({ status: 200, body: { totalRecords: expect.any(Number) } });
    }
  };

  const renew = async (server: Caller, accountId: string) => {
    const path = '/api/v2/subscription';
    const reply = await server.call<Answers['renewSubscription']>('POST', path, { token, body: { accountId } });
    expect(reply).toMatchObject({ status: 201, body: { accountSubscription: { accountId, status: 'INITIATED' } } });
    const { id } = reply.body.accountSubscription;
    renewals.set(accountId, (renewals.get(accountId) ?? new Set()).add(id));
  };

  /** Sends a message; one that was answered before gets the same answer. */
  const write = async (server: Caller, { key, phoneNumber }: Ticket) => {
    const body = { name: 'Grace Auma', phoneNumber, subject: 'Red light', message: 'LOS is red.' };
    const headers = { 'idempotency-key': key };
    const reply = await server.call<Answers['sendPortalMessage']>('POST', 'tickets/portal', { body, headers });
    expect(reply.status).toBe(201);
    const { id } = reply.body.ticket;
    expect(tickets.get(phoneNumber) ?? id).toBe(id);
    tickets.set(phoneNumber, id);
  };

  /** Keeps a server busy until the load is stopped; answers the message that its end cut off, null where nothing was. */
  const keepBusy = async (server: Caller): Promise<Ticket | null> => {
    while (running) {
      count += 1;
      const ticket = { key: `load-${count}`, phoneNumber: `+25678${String(1_000_000 + count)}` };
      await readLists(server);
      await renew(server, accountIds[count % accountIds.length] ?? '');
      try {
        await write(server, ticket);
      } catch (error) {
        if ((error as Error).message === 'fetch failed') return ticket;
        throw error;
      }
    }
    return null;
  };

  return {
    tickets,
    renewals,
    write,
    /** So many callers at once. */
    keepBusy: (server: Caller, callers: number) => Promise.all(Array.from({ length: callers }, () => keepBusy(server))),
    /** Stops it once another 20 messages were answered; answers what the callers do. */
    async finish(callers: readonly Promise<readonly (Ticket | null)[]>[]) {
      const answered = tickets.size;
      await until('the load to go on', async () => tickets.size >= answered + 20);
      running = false;
      return (await Promise.all(callers)).flat();
    },
  };
}
