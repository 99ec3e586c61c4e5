import { expect, it } from 'vitest';
import type { TicketStatus } from '../../../contract/statuses';
import { nextChoices } from './nextChoices';
import { holding } from './testTicket';

const choices = (status: TicketStatus, own = holding()) =>
  nextChoices({ status }, own.may, undefined).map(({ next }) => next);

it('offers the possible next statuses, if the user may make every transition to them', () => {
  expect(choices('NEW')).toEqual(['WAIT_FOR_CUSTOMER', 'RESOLVED', 'CLOSED']);
  expect(choices('RESOLVED')).toEqual(['CLOSED']);
  expect(choices('CLOSED')).toEqual([]);
  expect(choices('NEW', holding('Start Work', 'Resolve Task'))).toEqual(['WAIT_FOR_CUSTOMER', 'RESOLVED']);
  expect(choices('NEW', holding('Resolve Task', 'Close Task'))).toEqual([]);
  expect(choices('IN_PROGRESS', holding('Resolve Task', 'Close Task'))).toEqual(['RESOLVED', 'CLOSED']);
});

it('says so if the message also takes the ticket', () => {
  expect(nextChoices({ status: 'NEW' }, holding().may, 'take')[0]?.label).toBe('tickets.takeSendAndWait');
  expect(nextChoices({ status: 'NEW' }, holding().may, 'takeOver')[0]?.label).toBe('tickets.takeOverSendAndWait');
});
