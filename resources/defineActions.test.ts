import { expect, it } from 'vitest';
import { subscriptionActions } from './actions/subscriptions';
import { ticketActions } from './actions/tickets';
import { formOf } from './defineActions';
import { leavesOf } from './defineResource';

it('gives a form the label and the limit of each field', () => {
  expect(formOf(ticketActions.assignParticipant.input).taskRoleId.label).toBe('Task role');
  expect(formOf(ticketActions.createComment.input).body).toEqual({ label: 'Message', maxLength: 1_500 });
  expect(formOf(ticketActions.createComment.input).internal).toEqual({ label: 'Internal', maxLength: Infinity });
});

it('has the fields of its form in the order of the declaration', () => {
  const leaves = leavesOf(subscriptionActions.createExtension.input);
  expect(leaves.map(({ path }) => path)).toEqual(['subscriptionId', 'days', 'reason']);
});
