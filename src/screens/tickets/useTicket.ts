import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useRef } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import type { TaskPermission } from '../../../contract/access/taskPermissions';
import { MAX_PAGE_SIZE } from '../../../contract/constants';
import { PRESENCE_EVERY } from '../../../contract/tickets/presence';
import type { Participant } from '../../../contract/tickets/ticketAccess';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { ParticipantView } from '../../../resources/tickets/actions';
import { taskRoles } from '../../../resources/tickets/taskRoles';
import type { Ticket } from '../../../resources/tickets/tickets';
import { tickets } from '../../../resources/tickets/tickets';
import { SessionContext, usePermissions } from '../../session/access';
import { callApi } from '../../session/callApi';
import { resourceKey } from '../../session/queryKeys';
import { useCan } from '../../session/useCan';
import { loadConversation, type Thread } from './threads';

export type TaskRole = RecordOf<typeof taskRoles>;

/** A visible ticket is fetched regularly, which needs no open connection, so any server process may answer. */
const LIVE = { refetchInterval: PRESENCE_EVERY, staleTime: 0, retry: false } as const;

/** Returns a key below the resource's own, so that anything that refreshes tickets refreshes these, too. */
const keyOf = (id: string, part: string, ...more: string[]) => resourceKey(tickets.name, id, part, ...more);

/** Loads the ticket, and keeps it up to date while its page is visible. */
export const useTicket = (id: string) => useGetOne<Ticket>(tickets.name, { id }, { ...LIVE, enabled: id !== '' });

/** Loads the conversation, and keeps it up to date. */
export function useConversation(id: string) {
  const queryClient = useQueryClient();
  const queryKey = keyOf(id, 'conversation');
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => loadConversation(id, queryClient.getQueryData<Thread[]>(queryKey) ?? [], signal),
    ...LIVE,
  });
}

/** Loads the status changes; they are reloaded when the ticket has changed. */
export const useStatusChanges = ({ id, dateUpdated }: Ticket) =>
  useQuery({
    queryKey: keyOf(id, 'status-changes', dateUpdated),
    queryFn: async ({ signal }) => {
      const query = { limit: MAX_PAGE_SIZE };
      return (await callApi('listStatusChanges', { params: { id }, query, signal })).statusChanges;
    },
    placeholderData: keepPreviousData,
  });

/** Loads the changes of the assignee; they are reloaded when the ticket has changed. */
export const useAssigneeChanges = ({ id, dateUpdated }: Ticket) =>
  useQuery({
    queryKey: keyOf(id, 'assignee-changes', dateUpdated),
    queryFn: async ({ signal }) => (await callApi('listAssigneeChanges', { params: { id }, signal })).assigneeChanges,
    placeholderData: keepPreviousData,
  });

/** How long a user counts as typing after the last key, ms. */
const TYPING = 2 * PRESENCE_EVERY;

/** Reports that the user has the ticket open, and returns the others who do; `onType` is called at each key. */
export function usePresence(id: string) {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const { data = [] } = useQuery({
    queryKey: keyOf(id, 'presence'),
    queryFn: ({ signal }) => {
      const isTyping = performance.now() - typedAt.current < TYPING;
      return callApi('reportPresence', { params: { id }, body: { isTyping }, signal });
    },
    select: ({ readers }) => readers,
    ...LIVE,
  });
  const onType = () => {
    typedAt.current = performance.now();
  };
  return { readers: data, onType };
}

/** Loads the participants, and keeps them up to date. */
export const useParticipants = (id: string) =>
  useQuery({
    queryKey: keyOf(id, 'participants'),
    queryFn: async ({ signal }) => {
      const query = { limit: MAX_PAGE_SIZE };
      return (await callApi('listTicketParticipants', { params: { id }, query, signal })).participants;
    },
    ...LIVE,
  });

/** Returns what the signed-in user may do on the ticket: nothing until that is known. */
export function useOwnPermissions(
  { id, status, responsibleId }: Pick<Ticket, 'id' | 'status' | 'responsibleId'>,
  participants: readonly ParticipantView[],
) {
  const roles = participants.map(({ userId, taskRoleId }) => `${userId}:${taskRoleId}`).sort();
  const { data } = useQuery({
    queryKey: keyOf(id, 'my-permissions', status, responsibleId ?? 'none', ...roles),
    queryFn: ({ signal }) => callApi('listOwnTaskPermissions', { params: { id }, signal }),
    placeholderData: keepPreviousData,
  });
  const held = data?.taskPermissions ?? [];
  return {
    may: (permission: TaskPermission) => held.includes(permission),
    mayTake: data?.mayTake ?? false,
    mayTakeOver: data?.mayTakeOver ?? false,
  };
}
export type OwnPermissions = ReturnType<typeof useOwnPermissions>;

/** Loads all task roles, if the user may see them. */
export function useTaskRoles() {
  const enabled = useCan()(taskRoles, 'list');
  const pagination = { page: 1, perPage: MAX_PAGE_SIZE };
  const sort = { field: 'name', order: 'ASC' } as const;
  const { data = [] } = useGetList<TaskRole>(taskRoles.name, { pagination, sort }, { enabled });
  return data;
}

/** Converts participants for the rules of tickets. */
export const participantsAs = (views: readonly ParticipantView[], roles: readonly TaskRole[]): Participant[] =>
  views.map(({ userId, taskRoleId }) => ({
    userId,
    permissions: roles.find(({ id }) => id === taskRoleId)?.permissions ?? [],
  }));

/** Returns the signed-in user for the rules of tickets. */
export function useCaller() {
  const held = usePermissions();
  return { userId: use(SessionContext)?.user.id ?? '', permissions: new Set(held) };
}
