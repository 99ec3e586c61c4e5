import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { logs } from '../../../resources/audit/logs';
import { TestOffice } from '../../testing/TestOffice';
import { ships, VIEWER } from '../../testing/testShips';
import { HistoryPanel } from './HistoryPanel';

afterEach(cleanup);

const READER = [...VIEWER, 'View Subscription Activation Logs'];
const entry = {
  ...{ id: 'l1', userId: null, apiKeyId: null, resource: 'ships', recordId: 's1', reason: 'She was renamed' },
  ...{ dateCreated: '2026-03-14T09:00:00.000Z', dateUpdated: '2026-03-14T09:00:00.000Z' },
};
const changed = {
  ...entry,
  action: 'UPDATE',
  before: { captain: { firstName: 'Grace' } },
  after: { captain: { firstName: 'Ada' } },
};

function show(permissions: string[], data: object[], total = data.length) {
  const getList = vi.fn(async () => ({ data, total }));
  render(
    <TestOffice
      at="/ship-details?id=s1"
      permissions={permissions}
      resources={[ships, logs]}
      dataProvider={{ getList } as unknown as DataProvider}
    >
      <HistoryPanel resource={ships} />
    </TestOffice>,
  );
  return getList;
}

it('shows users who may read the audit log who changed what, once it is opened', async () => {
  const getList = show(READER, [changed], 12);
  expect(getList).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'History' }));
  const entries = within(await screen.findByRole('list'));
  expect(entries.getByRole('link', { name: 'Ship changed' })).toHaveProperty('search', '?id=l1');
  expect(entries.getByText('She was renamed')).toBeDefined();
  expect([entries.getByText('Grace'), entries.getByText('Ada')]).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'View all' })).toHaveProperty('search', '?recordId=s1');
  expect(getList).toHaveBeenCalledWith(
    'logs',
    expect.objectContaining({ filter: { recordId: 's1', resources: 'ships' } }),
  );
});

it('says that there are no entries', async () => {
  show(READER, []);
  fireEvent.click(await screen.findByRole('button', { name: 'History' }));
  expect(await screen.findByText('The audit log has no entries for this record.')).toBeDefined();
});

it('is hidden from everyone else', async () => {
  show(VIEWER, [changed]);
  await screen.findByTestId('address');
  expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
});
