import type { Permission } from '../../contract/access/permissions';
import type { TaskPermission } from '../../contract/access/taskPermissions';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import { sessions } from '../../resources/catalogue/systemTables';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { taskParticipants } from '../../resources/tickets/taskParticipants';
import { taskRoles } from '../../resources/tickets/taskRoles';
import { tickets } from '../../resources/tickets/tickets';
import { hashToken, newToken } from '../../server/base/passwords';
import { createRecord } from '../../server/store/createRecord';
import type { World } from '../world';

export interface Person {
  id: string;
  token: string;
}

const WORKING: readonly Permission[] = ['View Tickets', 'Update Tickets'];
let count = 0;

/** Creates users, tickets and task roles that only the test uses. */
export function createTicketWorld(world: World) {
  const { store, clock } = world;
  const make = <T>(work: Parameters<typeof store.transaction<T>>[0]) => store.transaction(work);

  /** Creates a signed-in user who may work on tickets, or has the given permissions. */
  const person = (permissions = WORKING): Promise<Person> =>
    make(async (tx) => {
      const name = `Colleague ${++count}`;
      const role = await createRecord(tx, roles, { name, permissions: [...permissions] }, clock.now);
      const values = { fullName: name, emailAddress: `colleague${count}@kitara.example`, password: 'none' };
      const { id } = await createRecord(tx, users, { ...values, roleIds: [role.id] }, clock.now);
      const token = newToken();
      const expiresAt = new Date(clock.now.getTime() + 86_400_000).toISOString();
      await createRecord(
        tx,
        sessions,
        // The session counts as used until its end, however far a test moves the clock.
        {
          tokenHash: hashToken(token),
          userId: id,
          expiresAt,
          lastUsedAt: expiresAt,
          confirmedAt: clock.now.toISOString(),
        },
        clock.now,
      );
      return { id, token };
    });

  /** Creates a task role with exactly these permissions. */
  const role = (...permissions: TaskPermission[]): Promise<string> =>
    make(
      async (tx) => (await createRecord(tx, taskRoles, { name: `Task role ${++count}`, permissions }, clock.now)).id,
    );

  /** Adds a participant to a ticket without checking the rules. */
  const join = async (taskId: string, userId: string, ...permissions: TaskPermission[]) => {
    const taskRoleId = await role(...permissions);
    return make((tx) => createRecord(tx, taskParticipants, { taskId, userId, taskRoleId }, clock.now));
  };

  const phone = () => `+25679${String(++count).padStart(7, '0')}`;

  /** Sends a message as an unknown visitor; returns the ticket's id. */
  const message = async (phoneNumber = phone()): Promise<string> => {
    const body = { name: 'Grace Auma', phoneNumber, subject: 'Red light', message: 'LOS is red.' };
    return (await world.call<{ ticket: { id: string } }>('POST', 'tickets/portal', { body })).body.ticket.id;
  };

  return {
    person,
    role,
    join,
    phone,
    message,
    ticket: async (id: string) => {
      const ticket = await store.get(tickets, id);
      if (!ticket) throw new Error(`There is no ticket ${id}.`);
      return ticket;
    },
    ownerRole: async () => {
      const [owner] = await store.find(taskRoles, { where: [{ path: 'name', in: ['Owner'] }] });
      return owner?.id ?? '';
    },
    /** Returns the outbox messages to a recipient, the oldest first. */
    told: async (recipient: string) => {
      const found = await store.find(outboxMessages, { where: [{ path: 'recipient', in: [recipient] }] });
      return found.map(({ channel, body }) => `${channel} ${body}`);
    },
    post: (path: string, { token }: Person, body: object = {}) =>
      world.call<Record<string, Record<string, unknown>>>('POST', path, { token, body }),
    get: (path: string, { token }: Person) =>
      world.call<Record<string, Record<string, unknown>[]>>('GET', path, { token }),
    put: (path: string, { token }: Person, body: object) =>
      world.call<Record<string, Record<string, unknown>>>('PUT', path, { token, body }),
    remove: (path: string, { token }: Person) =>
      world.call<Record<string, Record<string, unknown>>>('DELETE', path, { token }),
  };
}

export type TicketWorld = ReturnType<typeof createTicketWorld>;
