import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TASK_PERMISSIONS, type TaskPermission } from '../access/taskPermissions';
import {
  againstActing,
  againstAssigning,
  againstChanging,
  againstRemoving,
  againstStatusChange,
  type Caller,
  mayTake,
  type Participant,
  responsibleAfter,
  taskPermissionsOf,
} from './ticketAccess';

const who = (userId: string, ...permissions: string[]): Caller => ({ userId, permissions: new Set(permissions) });
const part = (userId: string, ...permissions: TaskPermission[]): Participant => ({ userId, permissions });

const amina = who('amina', 'View Tickets', 'Update Tickets');
const reader = who('amina', 'View Tickets');
const manager = who('maria', 'Update Tickets', 'Manage Tickets');
const owner = part('amina', ...TASK_PERMISSIONS);
const watcher = part('joan');
const ROLE = { role: true, responsibility: false };

describe('a user’s permissions on a ticket', () => {
  it('are those of their task role there', () => {
    expect(taskPermissionsOf(amina, [part('amina', 'Comment', 'Reply'), owner])).toEqual(['Comment', 'Reply']);
    expect(taskPermissionsOf(amina, [part('joan', 'Comment')])).toEqual([]);
    expect(taskPermissionsOf(amina, [])).toEqual([]);
  });

  it('are complete with Manage Tickets, and empty without Update Tickets', () => {
    expect(taskPermissionsOf(manager, [])).toEqual(TASK_PERMISSIONS);
    expect(taskPermissionsOf(reader, [owner])).toEqual([]);
    expect(taskPermissionsOf(who('maria', 'Manage Tickets'), [])).toEqual([]);
  });

  it('are named in a refusal if they are missing', () => {
    expect(againstActing(amina, [part('amina', 'Comment')], 'Comment')).toBeNull();
    expect(againstActing(amina, [part('amina', 'Comment')], 'Comment', 'Reply', 'Edit Task')).toMatchObject({
      code: 'forbidden',
      message: 'On this ticket you do not hold the task permission: Reply, Edit Task.',
    });
  });

  it('include a status change only with the permission for it', () => {
    const on = (permission: TaskPermission, from: 'RESOLVED', to: 'CLOSED' | 'IN_PROGRESS' | 'NEW') =>
      againstStatusChange(amina, [part('amina', permission)], { from, to, reason: 'said why' })?.code;
    expect(on('Close Task', 'RESOLVED', 'CLOSED')).toBeUndefined();
    expect(on('Close Task', 'RESOLVED', 'IN_PROGRESS')).toBe('forbidden');
    expect(on('Reopen Task', 'RESOLVED', 'IN_PROGRESS')).toBeUndefined();
    expect(on('Close Task', 'RESOLVED', 'NEW')).toBe('conflict');
  });
});

describe('an unassigned ticket', () => {
  it('can be taken by users who may work on tickets, for themselves only', () => {
    expect(mayTake(amina, [])).toBe(true);
    expect(mayTake(reader, [])).toBe(false);
    expect(mayTake(amina, [watcher])).toBe(false);
    expect(againstAssigning(amina, [], owner, true)).toBeNull();
    expect(againstAssigning(amina, [], part('joan', ...TASK_PERMISSIONS), false)?.code).toBe('forbidden');
    expect(againstAssigning(reader, [], owner, false)?.code).toBe('forbidden');
  });

  it('must be taken in a role that can add participants', () => {
    expect(againstAssigning(amina, [], part('amina', 'Comment'), false)?.code).toBe('conflict');
    expect(againstAssigning(amina, [], part('amina', 'Assign Participant'), false)).toBeNull();
    expect(againstAssigning(manager, [], watcher, false)).toBeNull();
  });
});

describe('giving a task role', () => {
  const lead = part('amina', 'Assign Participant', 'Change Role', 'Comment');

  it('is limited to one’s own permissions there, except with Manage Tickets', () => {
    expect(againstAssigning(amina, [lead], part('joan', 'Comment'), false)).toBeNull();
    expect(againstAssigning(amina, [lead], part('joan', 'Comment', 'Close Task'), false)).toMatchObject({
      code: 'forbidden',
      message: 'You cannot give a task role with permissions that you do not hold here: Close Task.',
    });
    expect(againstChanging(amina, [lead, watcher], part('joan', 'Close Task'), ROLE)?.code).toBe('forbidden');
    expect(againstChanging(amina, [lead], owner, ROLE)?.code).toBe('forbidden');
    expect(againstChanging(manager, [lead, watcher], part('joan', 'Close Task'), ROLE)).toBeNull();
  });

  it('requires Assign Participant at first, Change Role later, and Take Responsibility for the assignee', () => {
    expect(againstAssigning(amina, [part('amina', 'Change Role')], watcher, false)?.code).toBe('forbidden');
    expect(againstChanging(amina, [part('amina', 'Assign Participant'), watcher], watcher, ROLE)?.code).toBe(
      'forbidden',
    );
    expect(againstAssigning(amina, [lead], watcher, true)?.message).toContain('Take Responsibility');
    const responsibility = { role: false, responsibility: true };
    expect(againstChanging(amina, [lead], lead, responsibility)?.code).toBe('forbidden');
    const taker = part('amina', 'Take Responsibility');
    expect(againstChanging(amina, [taker], taker, responsibility)).toBeNull();
  });
});

describe('a participant who can add others', () => {
  it('always remains unless there was none, or Manage Tickets decides', () => {
    const other = part('joan', 'Assign Participant');
    expect(againstRemoving(amina, [owner], 'amina')?.code).toBe('conflict');
    expect(againstRemoving(amina, [owner, watcher], 'amina')?.code).toBe('conflict');
    expect(againstRemoving(amina, [owner, other], 'amina')).toBeNull();
    expect(againstRemoving(manager, [owner], 'amina')).toBeNull();
    expect(againstRemoving(amina, [part('amina', 'Remove Participant'), watcher], 'joan')).toBeNull();
    expect(againstChanging(amina, [owner], part('amina', 'Comment'), ROLE)?.code).toBe('conflict');
    expect(againstChanging(amina, [owner, other], part('amina', 'Comment'), ROLE)).toBeNull();
  });

  it('remains after any number of removals, whoever makes them', () => {
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

it('the assignee changes only if it is set or cleared for a participant', () => {
  expect(responsibleAfter(null, 'amina', true)).toBe('amina');
  expect(responsibleAfter('joan', 'amina', true)).toBe('amina');
  expect(responsibleAfter('amina', 'amina', false)).toBeNull();
  expect(responsibleAfter('joan', 'amina', false)).toBe('joan');
  expect(responsibleAfter('joan', 'amina')).toBe('joan');
});
