import { expect } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import type { Caller } from '../payments/orders';
import { until } from '../until';

/** A contact form message with its idempotency key. */
export interface Ticket {
  key: string;
  phoneNumber: string;
}

const LISTS = ['payments', 'subscriptions', 'tickets', 'receipts'];

/** Creates load for servers besides their jobs: lists, visitors' messages, unpaid renewals of `accountIds`. */
export function createLoad(token: string, accountIds: readonly string[]) {
  let count = 0;
  let running = true;
  /** The returned ticket ids by phone number. */
  const tickets = new Map<string, string>();
  /** The returned renewal ids by account. */
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

  /** Sends a message; a repeated one gets the same answer. */
  const write = async (server: Caller, { key, phoneNumber }: Ticket) => {
    const body = { name: 'Grace Auma', phoneNumber, subject: 'Red light', message: 'LOS is red.' };
    const headers = { 'idempotency-key': key };
    const reply = await server.call<Answers['sendPortalMessage']>('POST', 'tickets/portal', { body, headers });
    expect(reply.status).toBe(201);
    const { id } = reply.body.ticket;
    expect(tickets.get(phoneNumber) ?? id).toBe(id);
    tickets.set(phoneNumber, id);
  };

  /**
   * Keeps a server busy until the load is stopped; returns the message interrupted by the server's end, or null if there is none.
   */
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
    /** Runs several callers concurrently. */
    keepBusy: (server: Caller, callers: number) => Promise.all(Array.from({ length: callers }, () => keepBusy(server))),
    /** Stops the load after another 20 answered messages; returns the callers' results. */
    async finish(callers: readonly Promise<readonly (Ticket | null)[]>[]) {
      const answered = tickets.size;
      await until('the load to go on', async () => tickets.size >= answered + 20);
      running = false;
      return (await Promise.all(callers)).flat();
    },
  };
}
