import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TICKET_STATUSES, type TicketStatus } from '../statuses';
import {
  againstClosed,
  againstWaiting,
  stepsForward,
  ticketMoments,
  ticketTransitionRefusal,
  transitionOf,
  transitionsFrom,
} from './ticketStatus';

const NOW = '2026-03-14T09:00:00.000Z';
const LEGAL = [
  'NEW IN_PROGRESS',
  'IN_PROGRESS RESOLVED',
  'RESOLVED CLOSED',
  'RESOLVED IN_PROGRESS',
  'CLOSED IN_PROGRESS',
];

describe('a ticket’s status', () => {
  it('makes every legal transition and no other of the sixteen', () => {
    const gone = TICKET_STATUSES.flatMap((from) =>
      TICKET_STATUSES.filter((to) => ticketTransitionRefusal(from, to, 'said why') === null).map(
        (to) => `${from} ${to}`,
      ),
    );
    expect(gone.sort()).toEqual([...LEGAL].sort());
  });

  it('refuses with the transitions that are allowed instead', () => {
    const sentence = (from: TicketStatus, to: TicketStatus) => ticketTransitionRefusal(from, to, null);
    expect(sentence('NEW', 'CLOSED')).toMatchObject({
      code: 'conflict',
      message: 'This ticket is new: it can become in progress.',
    });
    expect(sentence('RESOLVED', 'NEW')?.message).toBe('This ticket is resolved: it can become closed or in progress.');
    expect(sentence('CLOSED', 'RESOLVED')?.message).toBe('This ticket is closed: it can become in progress.');
  });

  it('needs a reason to be reopened, but not for other transitions', () => {
    expect(ticketTransitionRefusal('RESOLVED', 'IN_PROGRESS', null)).toMatchObject({
      code: 'invalid',
      errors: { reason: 'is required to reopen a ticket' },
    });
    expect(ticketTransitionRefusal('RESOLVED', 'IN_PROGRESS', 'Still red.')).toBeNull();
    expect(ticketTransitionRefusal('CLOSED', 'IN_PROGRESS', null)?.code).toBe('invalid');
    expect(ticketTransitionRefusal('CLOSED', 'IN_PROGRESS', 'Still red.')).toBeNull();
    expect(ticketTransitionRefusal('RESOLVED', 'CLOSED', null)).toBeNull();
  });

  it('needs a different task permission for each transition', () => {
    expect(LEGAL.map((way) => transitionOf(...(way.split(' ') as [TicketStatus, TicketStatus]))?.permission)).toEqual([
      'Start Work',
      'Resolve Task',
      'Close Task',
      'Reopen Task',
      'Reopen Task',
    ]);
  });

  it('records when it was resolved and closed, and clears both when it is reopened', () => {
    expect(TICKET_STATUSES.map((status) => ticketMoments(status, NOW))).toEqual([
      { resolvedAt: null, closedAt: null },
      { resolvedAt: null, closedAt: null },
      { resolvedAt: NOW },
      { closedAt: NOW },
    ]);
  });

  it('never leaves the legal transitions, and each change starts where the last one ended', () => {
    const asked = fc.array(fc.tuple(fc.constantFrom(...TICKET_STATUSES), fc.option(fc.string({ minLength: 1 }))));
    fc.assert(
      fc.property(asked, (wishes) => {
        let status: TicketStatus = 'NEW';
        const changes: { from: TicketStatus; to: TicketStatus }[] = [];
        for (const [to, reason] of wishes) {
          if (ticketTransitionRefusal(status, to, reason)) continue;
          changes.push({ from: status, to });
          status = to;
        }
        expect(changes.every(({ from, to }) => LEGAL.includes(`${from} ${to}`))).toBe(true);
        expect(changes.map(({ from }) => from)).toEqual(
          ['NEW', ...changes.map(({ to }) => to)].slice(0, changes.length),
        );
        expect(changes.at(-1)?.to ?? 'NEW').toBe(status);
      }),
    );
  });

  it('CLOSED allows only reopening', () => {
    expect(transitionsFrom('CLOSED').map(({ permission }) => permission)).toEqual(['Reopen Task']);
    expect(TICKET_STATUSES.filter((status) => againstClosed(status))).toEqual(['CLOSED']);
    expect(TICKET_STATUSES.filter((status) => !againstWaiting(status))).toEqual(['NEW', 'IN_PROGRESS']);
  });

  it('moves forward through every step between, and never back', () => {
    const statuses = (from: TicketStatus, to: TicketStatus) => stepsForward(from, to).map((step) => step.to);
    expect(statuses('NEW', 'CLOSED')).toEqual(['IN_PROGRESS', 'RESOLVED', 'CLOSED']);
    expect(statuses('IN_PROGRESS', 'RESOLVED')).toEqual(['RESOLVED']);
    expect(statuses('RESOLVED', 'RESOLVED')).toEqual([]);
    expect(statuses('CLOSED', 'RESOLVED')).toEqual([]);
  });
});
