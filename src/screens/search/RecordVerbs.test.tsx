import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { resources } from '../../../resources';
import { TestOffice } from '../../testing/TestOffice';
import type { FoundRecord } from './choices';
import { RecordVerbs } from './RecordVerbs';

afterEach(cleanup);

const found = (resource: FoundRecord['resource'], state: string | null): FoundRecord => ({
  resource,
  id: 'x1',
  label: 'X-1',
  state,
  accountId: null,
  clientId: null,
});

/** Returns the actions on offer and where they lead. */
async function verbsOf(record: FoundRecord, permissions: Permission[]) {
  render(
    <TestOffice at="/" resources={resources} permissions={permissions} dataProvider={{}}>
      <RecordVerbs record={record} />
    </TestOffice>,
  );
  await screen.findByText('Open');
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

it.each<[string, FoundRecord, Permission[], [string, string][]]>([
  [
    'an unpaid order by who may record money',
    found('subscription-forms', 'PAYMENT_PENDING'),
    ['View Subscription Form', 'Record Payments'],
    [
      ['Record payment', '/onboard-client-pay?id=x1'],
      ['Open', '/subscription-details?id=x1'],
    ],
  ],
  [
    'an unpaid order by who may sell',
    found('subscription-forms', 'NEW'),
    ['View Subscription Form', 'Create Subscription Form'],
    [
      ['Take payment', '/onboard-client-pay?id=x1'],
      ['Open', '/subscription-details?id=x1'],
    ],
  ],
  [
    'a paid order',
    found('subscription-forms', 'PAYMENT_SUCCESSFUL'),
    ['View Subscription Form', 'Record Payments'],
    [['Open', '/subscription-details?id=x1']],
  ],
  [
    'a client by who may sell',
    found('clients', null),
    ['View Leads', 'Create Subscription Form'],
    [
      ['New order', '/subscribe-client?clientId=x1'],
      ['Open', '/client-details?id=x1'],
    ],
  ],
  ['a client by anybody else', found('clients', null), ['View Leads'], [['Open', '/client-details?id=x1']]],
  [
    'a ticket',
    found('tickets', 'NEW'),
    ['View Tickets'],
    [
      ['Reply', '/ticket-comment?id=x1'],
      ['Open', '/ticket-details?id=x1'],
    ],
  ],
  ['a closed ticket', found('tickets', 'CLOSED'), ['View Tickets'], [['Open', '/ticket-details?id=x1']]],
])('%s', async (_, record, permissions, expected) => {
  expect(await verbsOf(record, permissions)).toEqual(expected);
});
