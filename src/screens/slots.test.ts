import { expect, it } from 'vitest';
import { findResource } from '../../resources';
import { WORKLISTS } from '../../resources/worklists';
import type { Can } from '../session/useCan';
import { slots } from './slots';

it('has custom parts only for resources that exist', () => {
  const unknown = Object.keys(slots).filter((name) => !findResource(name));
  expect(unknown, 'src/screens/slots.ts names resources that do not exist: correct their names.').toEqual([]);
});

it('has custom parts only for actions of worklists, and each where the worklist uses it', () => {
  const unused = Object.entries(slots).flatMap(([name, { worklists = {} }]) => {
    const actions = WORKLISTS.flatMap((queue) => (queue.resource.name === name ? (queue.actions ?? []) : []));
    return Object.entries(worklists).flatMap(([wanted, part]) => {
      const action = actions.find((each) => 'action' in each && each.action === wanted);
      const asks = action && 'asks' in action && Boolean(action.asks);
      const fits = action && (('outcome' in part && !asks) || ('form' in part && asks) || 'button' in part);
      return fits ? [] : [`${name}: ${wanted}`];
    });
  });
  expect(unused, 'src/screens/slots.ts has parts that no worklist uses: correct or remove them.').toEqual([]);
});

it.each([
  ['LEAD', null, 'OWN', true],
  ['CUSTOMER', null, 'OWN', false],
  ['CUSTOMER', null, 'ALL', true],
  ['LEAD', 'kept', 'ALL', false],
] as const)(
  'a client at stage %s, merged into %s: a user with scope %s may edit it: %s',
  (stage, mergedIntoId, scope, expected) => {
    const can = ((_: unknown, needed: string) => needed === scope) as Can;
    expect(slots.clients?.mayEdit?.({ id: 'c', stage, mergedIntoId }, can)).toBe(expected);
  },
);
