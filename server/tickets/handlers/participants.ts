import { Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import {
  againstChanging,
  againstRemoving,
  assigningRefusal,
  mayTake,
  mayTakeOver,
  responsibleAfter,
  type TicketCaller,
  taskPermissionsOf,
} from '../../../contract/tickets/ticketAccess';
import { againstClosed } from '../../../contract/tickets/ticketStatus';
import { users } from '../../../resources/access/users';
import { taskParticipants } from '../../../resources/tickets/taskParticipants';
import { callerOf } from '../../base/identity';
import { toQuery } from '../../crud/listQuery';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import {
  changeRole,
  colleagueOf,
  join,
  leaveTicket,
  participantView,
  participantViews,
  participationOf,
  putResponsible,
  readersOfTickets,
  taskRoleOf,
} from '../participation';
import { notifyTicketAssignee } from '../staffNotifications';
import { assertAllowed, participantsOf, ticketOf, workOn } from '../work';

type Name =
  | 'listTicketParticipants'
  | 'listAssignees'
  | 'assignParticipant'
  | 'changeParticipantRole'
  | 'removeParticipant'
  | 'listOwnTaskPermissions';

/** The number of assignees on a page (specification, section 9). */
const ASSIGNEES = '100';

/** The participants of a ticket. */
export function participantHandlers({ store, now }: Deps): Pick<Handlers, Name> {
  return {
    async listTicketParticipants({ params, query }) {
      const ticket = await ticketOf(store, params.id);
      const { offset = 0, limit = 0, ...all } = toQuery(taskParticipants, { ...query, taskId: ticket.id }, 'list');
      const views = await participantViews(store, ticket, await store.find(taskParticipants, all));
      const participants = views.sort((a, b) => Number(b.responsible) - Number(a.responsible));
      return { participants: participants.slice(offset, offset + limit), totalRecords: participants.length };
    },

    async listAssignees({ params, query }) {
      const { id } = await ticketOf(store, params.id);
      const taken = (await participantsOf(store, id)).map(({ userId }) => userId);
      const { offset = 0, limit = 0, search = '' } = toQuery(users, { limit: ASSIGNEES, ...query }, 'list');
      const assignees = (await readersOfTickets(store, search)).filter((each) => !taken.includes(each.id));
      return { assignees: assignees.slice(offset, offset + limit), totalRecords: assignees.length };
    },

    assignParticipant: ({ params, body, identity }) =>
      store.transaction(async (tx) => {
        const work = await workOn(tx, params.id, identity);
        const { caller, participants, ticket } = work;
        const { permissions } = await taskRoleOf(tx, body.taskRoleId);
        const responsibleId = responsibleAfter(ticket.responsibleId, body.userId, body.responsible);
        const joining = { userId: body.userId, permissions };
        assertAllowed(assigningRefusal(caller, participants, joining, responsibleId !== ticket.responsibleId));
        const { fullName } = await colleagueOf(tx, body.userId);
        if (participants.some(({ userId }) => userId === body.userId))
          throw new Refusal(
            'conflict',
            phrase('{fullName} takes part already: change their role instead.', { fullName }),
          );
        const record = await join(tx, work, { userId: body.userId, taskRoleId: body.taskRoleId }, now());
        await notifyTicketAssignee(tx, work, body.userId, now());
        return { participant: await participantView(tx, await putResponsible(tx, work, responsibleId, now()), record) };
      }),

    changeParticipantRole: ({ params, body, identity }) =>
      store.transaction(async (tx) => {
        const work = await workOn(tx, params.id, identity);
        const { caller, participants, ticket } = work;
        const { record: before } = participationOf(work, body.userId);
        const { permissions } = await taskRoleOf(tx, body.taskRoleId);
        const responsibleId = responsibleAfter(ticket.responsibleId, body.userId, body.responsible);
        const role = body.taskRoleId !== before.taskRoleId;
        const responsibility = responsibleId !== ticket.responsibleId;
        const changed = { userId: body.userId, permissions };
        assertAllowed(againstChanging(caller, participants, changed, { role, responsibility }));
        if (responsibility) await notifyTicketAssignee(tx, work, responsibleId, now());
        const after = role ? await changeRole(tx, work, before, body.taskRoleId, now()) : before;
        return { participant: await participantView(tx, await putResponsible(tx, work, responsibleId, now()), after) };
      }),

    removeParticipant: ({ params, query, identity }) =>
      store.transaction(async (tx) => {
        const work = await workOn(tx, params.id, identity);
        const { caller, participants, ticket } = work;
        const { record, userId } = participationOf(work, query.userId ?? '');
        assertAllowed(againstRemoving(caller, participants, userId));
        const participant = await participantView(tx, ticket, record);
        await leaveTicket(tx, work, record, now());
        await putResponsible(tx, work, responsibleAfter(ticket.responsibleId, userId, false), now());
        return { participant };
      }),

    async listOwnTaskPermissions({ params, identity }) {
      const ticket = await ticketOf(store, params.id);
      const participants = await participantsOf(store, ticket.id);
      const caller = callerOf(identity);
      const held = taskPermissionsOf(caller, participants);
      if (againstClosed(ticket.status))
        return { taskPermissions: held.filter((name) => name === 'Reopen Task'), mayTake: false, mayTakeOver: false };
      return { taskPermissions: [...held], ...takingBy(caller, ticket.responsibleId) };
    },
  };
}

/** Returns how the caller may become the assignee. */
const takingBy = (caller: TicketCaller, responsibleId: string | null) => ({
  mayTake: mayTake(caller, responsibleId),
  mayTakeOver: mayTakeOver(caller, responsibleId),
});
