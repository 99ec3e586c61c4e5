import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { resources } from '../../../resources';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { anAccount, anOnu, aSubscription } from '../accounts/testAccount';
import { aTicket } from '../tickets/testTicket';
import { AccountPreview } from './AccountPreview';

afterEach(cleanup);

const READING: Permission[] = ['View Accounts', 'View Subscription', 'View Tickets'];

function show(permissions: Permission[]) {
  answerCalls({
    'GET /api/portal/user/accounts/a1': { account: anAccount },
    'GET /api/portal/device-management/onu-status-by-account': { onuStatus: anOnu },
    'GET /api/v1/subscriptions/active-subscription/a1': { subscription: aSubscription },
  });
  const unpaid = { ...aSubscription, id: 's2', status: 'INITIATED', paymentStatus: 'PENDING', paymentFormId: 'f1' };
  const records = { subscriptions: [aSubscription, unpaid], tickets: [aTicket] };
  const getList = async (name: string) => {
    const data = records[name as keyof typeof records] ?? [];
    return { data, total: data.length };
  };
  const dataProvider = { getList, getMany: async () => ({ data: [] }), getTotal: async () => 0 };
  render(
    <TestOffice
      at="/"
      resources={resources}
      permissions={permissions}
      dataProvider={dataProvider as unknown as DataProvider}
    >
      <AccountPreview accountId="a1" />
    </TestOffice>,
  );
  return screen.findByRole('link', { name: 'Grace Achieng' });
}
const answerTo = async (question: string) => (await screen.findByRole('group', { name: question })).textContent;
const verbs = () =>
  screen.queryAllByText(/^(Record payment|Renew|Extend|Change Wi-Fi|Record a claim|New ticket|Reply)$/);

it('shows the customer, the state of the connection, the end date, the balance due and open tickets', async () => {
  await show(READING);
  await waitFor(async () => expect(await answerTo('Line')).toContain('Online'));
  await waitFor(async () => expect(await answerTo('Active until')).toContain('14 Mar 2099'));
  expect(await answerTo('Balance due')).toContain('149,000');
  await waitFor(async () => expect(await answerTo('Open tickets')).toContain('TK-000001'));
});

it.each<[Permission, string[]]>([
  ['Record Payments', ['Record payment']],
  ['Renew Subscription', ['Renew']],
  ['Create Extensions', ['Extend']],
  ['Change Wi-Fi', ['Change Wi-Fi']],
  ['Record Claims', ['Record a claim']],
  ['Create Tickets', ['New ticket']],
])('with %s, offers %j in addition to replying', async (permission, expected) => {
  await show([...READING, permission]);
  await waitFor(() => expect(verbs().map(({ textContent }) => textContent)).toEqual([...expected, 'Reply']));
});

it('opens the drawer of the chosen action, and links the reply to the ticket', async () => {
  await show([...READING, 'Change Wi-Fi']);
  fireEvent.click(await screen.findByText('Change Wi-Fi'));
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect((await screen.findByText('Reply')).closest('a')).toHaveProperty('search', '?id=t1');
});
