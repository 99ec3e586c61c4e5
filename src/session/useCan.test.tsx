import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '../../authProvider/session';
import { ships } from '../testing/testShips';
import { SessionContext } from './access';
import { type Can, useCan } from './useCan';

afterEach(cleanup);

function Answers({ ask }: { ask(can: Can): boolean[] }) {
  return <output>{ask(useCan()).join()}</output>;
}

const inSession = (ask: (can: Can) => boolean[], permissions: string[], limited?: Session['limited']) => (
  <SessionContext
    value={{ token: 't', user: { id: 'u', fullName: '' }, roles: [], permissions, limited, expirationTime: 0 }}
  >
    <Answers ask={ask} />
  </SessionContext>
);

/** Returns the answers of the first rendering. */
function answers(...given: Parameters<typeof inSession>) {
  render(inSession(...given));
  const { textContent } = screen.getByRole('status');
  cleanup();
  return textContent;
}

it('answers by the name of an action, for which a permission for some records is enough only if it is scoped', () => {
  const ask = (can: Can) => [can('readAccountOverview'), can('openWorkOrder'), can('listOwnSessions')];
  expect(answers(ask, ['View Accounts'])).toBe('true,false,true');
  expect(answers(ask, ['View Accounts'], { 'View Accounts': 'OWN' })).toBe('false,false,true');
  expect(
    answers((can) => [can('changeSubscriptionForm')], ['Update Subscription Form'], {
      'Update Subscription Form': 'OWN',
    }),
  ).toBe('true');
});

it('answers by a resource and what to do with its records; no one may do what is not declared', () => {
  const ask = (can: Can) => [can(ships, 'list'), can(ships, 'update'), can(undefined, 'list'), can({}, 'create')];
  expect(answers(ask, ['View Leads'])).toBe('true,false,false,false');
  expect(answers(ask, ['Update Leads', 'View Leads'])).toBe('true,true,false,false');
});

it.each([
  ['OWN', 'true,true,false,false'],
  ['AGENCY', 'true,true,true,false'],
  [undefined, 'true,true,true,true'],
] as const)(
  'answers by permissions and row scope: a permission held for %s covers narrower scopes',
  (held, expected) => {
    const ask = (can: Can) => [
      can(['Create Leads', 'View Leads']),
      can(['View Leads'], 'OWN'),
      can(['View Leads'], 'AGENCY'),
      can(['View Leads'], 'ALL'),
    ];
    expect(answers(ask, ['View Leads'], held && { 'View Leads': held })).toBe(expected);
    expect(answers(ask, [])).toBe('false,false,false,false');
  },
);

it('applies a revoked permission at once', () => {
  const ask = (can: Can) => [can(ships, 'list')];
  const { rerender } = render(inSession(ask, ['View Leads']));
  expect(screen.getByRole('status').textContent).toBe('true');
  rerender(inSession(ask, []));
  expect(screen.getByRole('status').textContent).toBe('false');
});
