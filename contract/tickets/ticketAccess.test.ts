import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TASK_PERMISSIONS, type TaskPermission } from '../access/taskPermissions';
import {
  againstActing,
  againstChanging,
  againstRemoving,
  againstStatusChange,
  assigningRefusal,
  mayTake,
  mayTakeOver,
  type Participant,
  responsibleAfter,
  type TicketCaller,
  takeRefusal,
  taskPermissionsOf,
} from './ticketAccess';

const who = (userId: string, ...permissions: string[]): TicketCaller => ({ userId, permissions: new Set(permissions) });
const part = (userId: string, ...permissions: TaskPermission[]): Participant => ({ userId, permissions });

const amina = who('amina', 'View Tickets', 'Update Tickets');
const reader = who('amina', 'View Tickets');
const manager = who('maria', 'Update Tickets', 'Manage Tickets');
const owner = part('amina', ...TASK_PERMISSIONS);
const watcher = part('joan');
const NOTE = 'Write Internal Note';
const ROLE = { role: true, responsibility: false };

describe('what a user may do on a ticket', () => {
  it('follows from their task role on it', () => {
    expect(taskPermissionsOf(amina, [part('amina', 'Comment', 'Reply'), owner])).toEqual(['Comment', 'Reply', NOTE]);
    expect(taskPermissionsOf(amina, [part('amina', NOTE)])).toEqual([NOTE]);
  });

  it('includes internal notes on every ticket', () => {
    expect(taskPermissionsOf(amina, [part('joan', 'Comment')])).toEqual([NOTE]);
    expect(taskPermissionsOf(amina, [])).toEqual([NOTE]);
  });

  it('is everything with Manage Tickets, and nothing without Update Tickets', () => {
    expect(taskPermissionsOf(manager, [])).toEqual(TASK_PERMISSIONS);
    expect(taskPermissionsOf(reader, [owner])).toEqual([]);
    expect(taskPermissionsOf(who('maria', 'Manage Tickets'), [])).toEqual([]);
  });

  it('is refused with the names of the missing permissions', () => {
    expect(againstActing(amina, [part('amina', 'Comment')], 'Comment')).toBeNull();
    expect(againstActing(amina, [part('amina', 'Comment')], 'Comment', 'Reply', 'Edit Task')).toMatchObject({
      code: 'forbidden',
      message: 'On this ticket you do not hold the task permission: Reply, Edit Task.',
    });
  });

  it('includes a status change only with the permission for exactly that change', () => {
    const on = (permission: TaskPermission, from: 'RESOLVED', to: 'CLOSED' | 'IN_PROGRESS' | 'NEW') =>
      againstStatusChange(amina, [part('amina', permission)], { from, to, reason: 'said why' })?.code;
    expect(on('Close Task', 'RESOLVED', 'CLOSED')).toBeUndefined();
    expect(on('Close Task', 'RESOLVED', 'IN_PROGRESS')).toBe('forbidden');
    expect(on('Reopen Task', 'RESOLVED', 'IN_PROGRESS')).toBeUndefined();
    expect(on('Close Task', 'RESOLVED', 'NEW')).toBe('conflict');
  });
});

describe('taking a ticket', () => {
  it('is open to users who may work on tickets if it has no assignee', () => {
    expect(mayTake(amina, null)).toBe(true);
    expect(mayTake(reader, null)).toBe(false);
    expect(mayTake(amina, 'joan')).toBe(false);
    expect(takeRefusal(amina, null, null)).toBeNull();
    expect(takeRefusal(reader, null, null)?.code).toBe('forbidden');
    expect(takeRefusal(amina, 'joan', null)?.code).toBe('conflict');
  });

  it('is possible from the assignee that the caller saw', () => {
    expect([null, 'joan', 'amina'].map((each) => mayTakeOver(amina, each))).toEqual([false, true, false]);
    expect(mayTakeOver(reader, 'joan')).toBe(false);
    expect(takeRefusal(amina, 'joan', 'joan')).toBeNull();
    expect(takeRefusal(reader, 'joan', 'joan')?.code).toBe('forbidden');
    expect(takeRefusal(amina, 'edith', 'joan')?.code).toBe('conflict');
    expect(takeRefusal(amina, null, 'joan')?.code).toBe('conflict');
    expect(takeRefusal(amina, 'amina', 'joan')?.code).toBe('conflict');
  });
});

describe('a ticket without participants', () => {
  it('can be taken by users who may work on tickets, only for themselves', () => {
    expect(assigningRefusal(amina, [], owner, true)).toBeNull();
    expect(assigningRefusal(amina, [], part('joan', ...TASK_PERMISSIONS), false)?.code).toBe('forbidden');
    expect(assigningRefusal(reader, [], owner, false)?.code).toBe('forbidden');
  });

  it('can only be taken in a role that can assign others', () => {
    expect(assigningRefusal(amina, [], part('amina', 'Comment'), false)?.code).toBe('conflict');
    expect(assigningRefusal(amina, [], part('amina', 'Assign Participant'), false)).toBeNull();
    expect(assigningRefusal(manager, [], watcher, false)).toBeNull();
  });
});

describe('giving a task role', () => {
  const lead = part('amina', 'Assign Participant', 'Change Role', 'Comment');

  it('is limited to the giver’s own task permissions, unless they have Manage Tickets', () => {
    expect(assigningRefusal(amina, [lead], part('joan', 'Comment'), false)).toBeNull();
    expect(assigningRefusal(amina, [lead], part('joan', 'Comment', 'Close Task'), false)).toMatchObject({
      code: 'forbidden',
      message: 'You cannot give a task role with permissions that you do not hold here: Close Task.',
    });
    expect(againstChanging(amina, [lead, watcher], part('joan', 'Close Task'), ROLE)?.code).toBe('forbidden');
    expect(againstChanging(amina, [lead], owner, ROLE)?.code).toBe('forbidden');
    expect(againstChanging(manager, [lead, watcher], part('joan', 'Close Task'), ROLE)).toBeNull();
  });

  it('needs Assign Participant at first and Change Role later, and Take Responsibility for the responsibility', () => {
    expect(assigningRefusal(amina, [part('amina', 'Change Role')], watcher, false)?.code).toBe('forbidden');
    expect(againstChanging(amina, [part('amina', 'Assign Participant'), watcher], watcher, ROLE)?.code).toBe(
      'forbidden',
    );
    expect(assigningRefusal(amina, [lead], watcher, true)?.message).toContain('Take Responsibility');
    const responsibility = { role: false, responsibility: true };
    expect(againstChanging(amina, [lead], lead, responsibility)?.code).toBe('forbidden');
    const taker = part('amina', 'Take Responsibility');
    expect(againstChanging(amina, [taker], taker, responsibility)).toBeNull();
  });
});

describe('a participant who can assign others', () => {
  it('always remains, unless there was none or the caller has Manage Tickets', () => {
    const other = part('joan', 'Assign Participant');
    expect(againstRemoving(amina, [owner], 'amina')?.code).toBe('conflict');
    expect(againstRemoving(amina, [owner, watcher], 'amina')?.code).toBe('conflict');
    expect(againstRemoving(amina, [owner, other], 'amina')).toBeNull();
    expect(againstRemoving(manager, [owner], 'amina')).toBeNull();
    expect(againstRemoving(amina, [part('amina', 'Remove Participant'), watcher], 'joan')).toBeNull();
    expect(againstChanging(amina, [owner], part('amina', 'Comment'), ROLE)?.code).toBe('conflict');
    expect(againstChanging(amina, [owner, other], part('amina', 'Comment'), ROLE)).toBeNull();
  });

  it('remains after any sequence of removals by anyone', () => {
    const people = ['amina', 'joan', 'denis', 'edith'];
    const team = fc.tuple(...people.map((userId) => fc.subarray([...TASK_PERMISSIONS]).map((p) => part(userId, ...p))));
    const removals = fc.array(fc.tuple(fc.constantFrom(...people), fc.constantFrom(...people)));
    const canAssign = (all: readonly Participant[]) =>
      all.some(({ permissions }) => permissions.includes('Assign Participant'));
    fc.assert(
      fc.property(team, removals, (begun, wishes) => {
        let left: readonly Participant[] = begun;
        for (const [by, leaving] of wishes) {
          if (!againstRemoving(who(by, 'Update Tickets'), left, leaving))
            left = left.filter(({ userId }) => userId !== leaving);
        }
        expect(canAssign(left)).toBe(canAssign(begun));
      }),
    );
  });
});

it('the assignee changes as the caller says, and stays if nothing is said', () => {
  expect(responsibleAfter(null, 'amina', true)).toBe('amina');
  expect(responsibleAfter('joan', 'amina', true)).toBe('amina');
  expect(responsibleAfter('amina', 'amina', false)).toBeNull();
  expect(responsibleAfter('joan', 'amina', false)).toBe('joan');
  expect(responsibleAfter('joan', 'amina')).toBe('joan');
});
