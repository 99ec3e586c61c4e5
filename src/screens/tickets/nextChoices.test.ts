import { expect, it } from 'vitest';
import type { TicketStatus } from '../../../contract/statuses';
import { nextChoices } from './nextChoices';
import { holding } from './testTicket';

const choices = (status: TicketStatus, own = holding()) =>
  nextChoices({ status }, own.may, false).map(({ next }) => next);

it('offers what can follow in the status, as far as one may take every step there', () => {
  expect(choices('NEW')).toEqual(['WAIT_FOR_CUSTOMER', 'RESOLVED', 'CLOSED']);
  expect(choices('RESOLVED')).toEqual(['CLOSED']);
  expect(choices('CLOSED')).toEqual([]);
  expect(choices('NEW', holding('Start Work', 'Resolve Task'))).toEqual(['WAIT_FOR_CUSTOMER', 'RESOLVED']);
  expect(choices('NEW', holding('Resolve Task', 'Close Task'))).toEqual([]);
  expect(choices('IN_PROGRESS', holding('Resolve Task', 'Close Task'))).toEqual(['RESOLVED', 'CLOSED']);
});

it('says so where the ticket is taken with the words', () => {
  expect(nextChoices({ status: 'NEW' }, holding().may, true)[0]?.label).toBe('tickets.takeSendAndWait');
});
