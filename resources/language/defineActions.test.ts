import { expect, it } from 'vitest';
import { subscriptionActions } from '../subscriptions/actions';
import { ticketActions } from '../tickets/actions';
import { defineActions, formOf } from './defineActions';
import { flattenFields } from './defineResource';
import { oneOf, reference, text } from './kinds';
import * as shape from './shapes';

it('gives a form the label and the limit of each field', () => {
  expect(formOf(ticketActions.assignParticipant.input).taskRoleId.label).toBe('Task role');
  expect(formOf(ticketActions.createComment.input).body).toEqual({ label: 'Message', maxLength: 1_500 });
  expect(formOf(ticketActions.createComment.input).internal).toEqual({ label: 'Internal', maxLength: Infinity });
});

it('keeps the fields of its form in the order of the declaration', () => {
  const leaves = flattenFields(subscriptionActions.createExtension.input);
  expect(leaves.map(({ path }) => path)).toEqual(['subscriptionId', 'days', 'reason']);
});

it('accepts no misspelt option of a field or an action', () => {
  // @ts-expect-error A text has no such option.
  expect(text({ requierd: true })).not.toHaveProperty('required');
  // @ts-expect-error A list of options has no such option.
  expect(oneOf(['A', 'B'], { defautl: 'A' })).not.toHaveProperty('default');
  // @ts-expect-error A reference has no such option.
  expect(reference('users', { requierd: true })).not.toHaveProperty('required');
  const action = { method: 'POST', base: 'v1', path: 'ports', access: 'public', answer: shape.object({}) } as const;
  // @ts-expect-error An action has no such option.
  const { open } = defineActions({ name: 'Ports', description: '' }, { open: { ...action, confrims: true } });
  expect(open).not.toHaveProperty('confirms');
});
