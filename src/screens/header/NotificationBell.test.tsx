import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tickets } from '../../../resources/tickets/tickets';
import { labels } from '../../session/labels';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { NotificationBell } from './NotificationBell';

const UNREAD = 'GET /api/v1/notifications/unread';
const LIST = 'GET /api/v1/notifications';
const notification = (id: string, readAt: string | null) => ({
  id,
  kind: 'ASSIGNED',
  byId: 'joan',
  resource: 'tickets',
  recordId: 'ticket',
  readAt,
  dateCreated: '2026-03-14T08:00:00.000Z',
  dateUpdated: '2026-03-14T08:00:00.000Z',
});

beforeEach(() => labels.learn({ labels: { joan: 'Joan Auma', ticket: 'TK-000012 · No internet' } }));
afterEach(() => {
  cleanup();
  labels.clear();
});

const show = () =>
  render(
    <TestOffice resources={[tickets]} permissions={['View Tickets']}>
      <NotificationBell />
    </TestOffice>,
  );
const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('counts unread notifications; choosing one marks it as read and opens its record', async () => {
  const calls = answerCalls({
    [UNREAD]: { unread: 1 },
    [LIST]: { notifications: [notification('n2', null), notification('n1', '2026-03-14T09:00:00.000Z')] },
    'POST /api/v1/notifications/n2/read': { notification: notification('n2', '2026-03-14T09:00:00.000Z') },
  });
  show();
  await open('Notifications, 1 unread');
  const [first] = await screen.findAllByRole('menuitem', { name: /Joan Auma assigned a ticket to you/ });
  expect(first?.textContent).toContain('TK-000012 · No internet');
  fireEvent.click(first as HTMLElement);
  await waitFor(() => expect(calls.asked()).toContain('POST /api/v1/notifications/n2/read'));
  expect(screen.getByTestId('address').textContent).toBe('/ticket-details?id=ticket');
});

it('marks all as read', async () => {
  const calls = answerCalls({
    [UNREAD]: { unread: 2 },
    [LIST]: { notifications: [notification('n2', null)] },
    'POST /api/v1/notifications/read': { unread: 0 },
  });
  show();
  await open('Notifications, 2 unread');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Mark all as read' }));
  await waitFor(() => expect(calls.asked().filter((name) => name === UNREAD)).toHaveLength(2));
});

it('says that there is nothing new', async () => {
  answerCalls({ [UNREAD]: { unread: 0 }, [LIST]: { notifications: [] } });
  show();
  await open('Notifications');
  expect(await screen.findByText('Nothing new.')).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Mark all as read' })).toBeNull();
});
