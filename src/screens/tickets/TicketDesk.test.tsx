import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TASK_PERMISSIONS, type TaskPermission } from '../../../contract/access/taskPermissions';
import type { Ticket } from '../../../resources/tickets/tickets';
import * as calls from '../../session/callApi';
import { standIn } from '../../testing/standIn';
import { TestOffice } from '../../testing/TestOffice';
import { anAccount, anOnu } from '../accounts/testAccount';
import { AssignTicket, ReplyComment } from '../OpenedPage';
import { TicketDesk } from './TicketDesk';
import { aComment, aReply, aTicket } from './testTicket';

const call = standIn(calls, 'callApi');
beforeEach(() => call.mockReset());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const joan = { ...aReply('p1', 9, ''), taskId: 't1', userId: 'joan', taskRoleId: 'r1', assignedById: null };
const handedOver = {
  id: 'h1',
  dateCreated: aTicket.dateCreated,
  fromName: null,
  toName: 'Joan Auma',
  byName: 'Maria Nambi',
};
const participants = [{ ...joan, userName: 'Joan Auma', taskRoleName: 'Owner', responsible: true }];

/** Shows the page of a ticket with one comment and one reply, to a user with these task permissions. */
function show(
  taskPermissions: readonly TaskPermission[],
  at = '/ticket-details?id=t1',
  mayTake = false,
  own: Partial<Ticket> = {},
) {
  const answers = {
    listTicketComments: { comments: [aComment('c1', 9, 1)] },
    listCommentReplies: { replies: [aReply('x1', 10, 'c1')] },
    listStatusChanges: { statusChanges: [] },
    listAssigneeChanges: { assigneeChanges: own.responsibleId ? [handedOver] : [] },
    reportPresence: { readers: [{ userId: 'denis', userName: 'Denis Okello', isTyping: true }] },
    listTicketParticipants: { participants: mayTake ? [] : participants },
    listOwnTaskPermissions: { taskPermissions, mayTake, mayTakeOver: Boolean(own.responsibleId) },
    listAssignees: { assignees: [] },
    readAccountOverview: { account: anAccount },
    readOnuStatus: { onuStatus: anOnu },
    readOnuDetails: { onuDetails: anOnu },
  };
  call.mockImplementation(async (name) => answers[name as keyof typeof answers] as never);
  const dataProvider = {
    getOne: async () => ({
      data: { ...aTicket, status: 'IN_PROGRESS', responsibleSince: aTicket.dateCreated, ...own },
    }),
    getList: async (resource: string) =>
      resource === 'task-roles'
        ? { data: [{ id: 'r1', name: 'Owner', permissions: TASK_PERMISSIONS }], total: 1 }
        : { data: [], total: 0 },
  } as unknown as DataProvider;
  render(
    <TestOffice
      at={at}
      permissions={[
        'View Tickets',
        'Update Tickets',
        'View Task Roles',
        'View Accounts',
        'Reboot Devices',
        'Change Wi-Fi',
      ]}
      dataProvider={dataProvider}
    >
      <TicketDesk />
    </TestOffice>,
  );
}
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

it('shows the messages, the participants, the dates, and all permitted actions', async () => {
  show(TASK_PERMISSIONS);
  await screen.findByText('Words x1');
  expect(screen.getByText(/Assignee since/)).toBeDefined();
  for (const name of ['Edit', 'Assign', 'Resolve', 'Change the part of Joan Auma'])
    await waitFor(() => expect(button(name)).not.toBeNull());
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toBeDefined();
});

it('offers no action without permission', async () => {
  show(['Reply']);
  await screen.findAllByRole('button', { name: /^Reply to/ });
  for (const name of ['Edit', 'Assign', 'Resolve', 'Take it', /^Change the part/]) expect(button(name)).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Choose a message to reply to.')).toBeDefined();
});

it.each([
  { status: 'IN_PROGRESS', deviceActions: 2, reopening: 0 },
  { status: 'CLOSED', deviceActions: 0, reopening: 1 },
] as const)(
  'a ticket with status $status offers device actions: $deviceActions, reopening: $reopening',
  async (each) => {
    show(TASK_PERMISSIONS, undefined, false, { accountId: 'a1', status: each.status });
    expect(await screen.findByRole('group', { name: 'Line' })).toBeDefined();
    const offered = (name: RegExp) => screen.queryAllByRole('button', { name }).length;
    await waitFor(() => expect(offered(/^(Restart|Change Wi-Fi)/)).toBe(each.deviceActions));
    expect(offered(/^Reopen/)).toBe(each.reopening);
  },
);

it('lets the user take an unassigned ticket', async () => {
  show([], undefined, true);
  fireEvent.click(await screen.findByRole('button', { name: 'Take it' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('takeTicket', { params: { id: 't1' }, body: { takeOverFrom: null } }),
  );
});

it('takes an unassigned ticket with the first reply to its customer', async () => {
  show([], undefined, true);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your comment' }), { target: { value: 'On it.' } });
  fireEvent.click(screen.getByRole('button', { name: 'More ways to send' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Take, send and close' }));
  const body = { body: 'On it.', internal: false, mentionedIds: [], attachmentIds: [], take: true, next: 'CLOSED' };
  await waitFor(() => expect(call).toHaveBeenCalledWith('createComment', expect.objectContaining({ body })));
});

it('lets the user note on a colleague’s ticket, take it over and answer, and shows who else is there', async () => {
  show(['Write Internal Note'], undefined, false, { responsibleId: 'joan' });
  await screen.findByText('Typing: Denis Okello');
  expect(screen.getByText(/^Maria Nambi assigned the ticket to Joan Auma/)).toBeDefined();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Internal note' }), { target: { value: 'Called.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  const note = { body: 'Called.', internal: true, mentionedIds: [], attachmentIds: [], take: false };
  await waitFor(() => expect(call).toHaveBeenCalledWith('createComment', expect.objectContaining({ body: note })));

  fireEvent.click(screen.getByRole('button', { name: 'Reply to customer' }));
  const box = await screen.findByRole('textbox', { name: 'Your comment' });
  fireEvent.change(box, { target: { value: 'On it.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Take over and send' }));
  const body = {
    body: 'On it.',
    internal: false,
    mentionedIds: [],
    attachmentIds: [],
    take: false,
    takeOverFrom: 'joan',
  };
  await waitFor(() => expect(call).toHaveBeenCalledWith('createComment', expect.objectContaining({ body })));

  fireEvent.click(screen.getByRole('button', { name: 'Take over' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('takeTicket', { params: { id: 't1' }, body: { takeOverFrom: 'joan' } }),
  );
});

it('opens the reply to the comment in the address, and closes it', async () => {
  show(TASK_PERMISSIONS, '/ticket-details?id=t1&reply=c1');
  expect(await screen.findByRole('textbox', { name: 'Your reply' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel reply' }));
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toBeDefined();
  expect(screen.getByTestId('address').textContent).toBe('/ticket-details?id=t1');
});

it('does not open an action that the user may not take', async () => {
  show(['Comment'], '/ticket-details?id=t1&assign&role&edit&reply');
  await screen.findByRole('textbox', { name: 'Your comment' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  [AssignTicket, '/assign-ticket?id=t1', '/assign-ticket?id=t1&assign='],
  [ReplyComment, '/reply-comment?id=t1&reply=c1', '/reply-comment?id=t1&reply=c1'],
])("%o: the specification’s address redirects to the ticket's page", async (Address, at, to) => {
  render(
    <TestOffice at={at}>
      <Address />
    </TestOffice>,
  );
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(to));
});
