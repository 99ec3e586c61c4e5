import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { backups } from '../../../resources/backup/backups';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { LateBackup } from './LateBackup';

const STATE = 'GET /api/v1/backups/state';

afterEach(cleanup);

const show = (state: { provedAt: string | null; isLate: boolean }) => {
  const calls = answerCalls({ [STATE]: state });
  render(
    <TestOffice resources={[backups]} permissions={['View Backups']}>
      <LateBackup />
    </TestOffice>,
  );
  return calls;
};

it('shows when the last verified backup was made, and links to the list', async () => {
  show({ provedAt: '2026-03-12T23:00:00.000Z', isLate: true });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The last proved backup is from 13 Mar 2026, 02:00.');
  expect(screen.getByRole('link', { name: 'View backups' }).getAttribute('href')).toContain('/backups');
});

it('says that there is no verified backup', async () => {
  show({ provedAt: null, isLate: true });
  expect((await screen.findByRole('alert')).textContent).toContain('There is no proved backup.');
});

it('says nothing while the last verified backup is recent', async () => {
  const calls = show({ provedAt: '2026-03-14T02:00:00.000Z', isLate: false });
  await waitFor(() => expect(calls.asked()).toContain(STATE));
  expect(screen.queryByRole('alert')).toBeNull();
});
